import { newPage } from "@quire/conformance/new-page";
import { beforeEach, expect, it } from "vitest";
import { start } from "./before-paint.js";
import { showSession } from "./session-changes.js";

const shown = () => document.documentElement.dataset.quireUser;

beforeEach(() => {
  newPage();
  delete document.documentElement.dataset.quireUser;
});

it("the root element says from the beginning that nobody is known yet (accounts-4.2)", () => {
  start();
  expect(shown()).toBe("unknown");
});

it("it is written when the status changes, and not again: styles of the whole page hang on it", () => {
  start();
  const observer = new MutationObserver(() => {});
  observer.observe(document.documentElement, { attributeFilter: ["data-quire-user"] });
  showSession({ status: "anonymous" });
  showSession({ status: "anonymous" });
  expect(shown()).toBe("anonymous");
  expect(observer.takeRecords()).toHaveLength(1);
  observer.disconnect();
});
