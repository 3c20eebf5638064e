import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { action } from "./actions/show-password.js";

beforeEach(() => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  document.body.innerHTML = `<form><input id="password" type="password">
    <button type="button" data-field="password" data-checklist="hint">Show</button><span id="hint">At least 8</span></form>`;
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const button = () => document.querySelector("button") as HTMLButtonElement; // Each test has it from beforeEach.
const field = () => document.querySelector("input") as HTMLInputElement; // As above.
const run = (data: Readonly<Record<string, string>>) =>
  action.run({ element: button(), data, keyboard: true });
const connect = () =>
  action.connect?.({ elements: () => [button()], onDiscover: (paint) => paint([button()]) });

it("shows and hides the password of a plain form's field (beyond-335)", async () => {
  expect(await run({ field: "password" })).toBe("on");
  expect(field().type).toBe("text");
  expect(await run({ field: "password" })).toBe("idle");
  expect(field().type).toBe("password");
});

it("hides the password when the form is sent (beyond-335)", async () => {
  connect();
  await run({ field: "password" });
  document.querySelector("form")?.dispatchEvent(new SubmitEvent("submit"));
  expect(field().type).toBe("password");
});

it("replaces the hint with the policy's rules, and checks them off during typing (beyond-335)", async () => {
  connect();
  const rules = () =>
    [...document.querySelectorAll<HTMLElement>("#hint li")].map(({ dataset }) => dataset["met"]);
  expect(rules()).toEqual(["false", "false", "false", "false", "false", "false"]);
  await userEvent.type(field(), "Reader2026");
  expect(rules()).toEqual(["true", "true", "true", "true", "false", "true"]);
  expect(document.getElementById("hint")?.textContent).toContain("One number (met)");
});

it("reports a trigger without a field (beyond-335)", async () => {
  expect(await run({ field: "nowhere" })).toBe("failed");
});
