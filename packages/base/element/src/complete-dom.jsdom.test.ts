// @vitest-environment jsdom
import { expect, it } from "vitest";
import { completeDom } from "./complete-dom.js";

it("hides a popover until it is opened", () => {
  completeDom();
  document.body.innerHTML = "<div popover='auto'></div>";
  const [popover] = document.body.children;
  if (!(popover instanceof HTMLElement)) throw new Error("There is a popover.");
  expect(popover.popover).toBe("auto");
  expect(getComputedStyle(popover).display).toBe("none");
  popover.showPopover();
  expect(getComputedStyle(popover).display).toBe("block");
});
