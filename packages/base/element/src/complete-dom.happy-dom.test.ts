// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { completeDom } from "./complete-dom.js";

function addHost(): ShadowRoot {
  const root = document.body.appendChild(document.createElement("x-host")).attachShadow({ mode: "open" });
  root.innerHTML = "<input>";
  return root;
}

it("reads the focus of one shadow root while another has it", () => {
  completeDom();
  const [first, second] = [addHost(), addHost()];
  first.querySelector("input")?.focus();
  expect(first.activeElement).toBe(first.querySelector("input"));
  expect(second.activeElement).toBeNull();
});
