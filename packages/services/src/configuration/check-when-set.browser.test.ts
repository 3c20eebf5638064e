import { newPage } from "@quire/conformance/new-page";
import { getFailureWords, setFailureWords, setPageConfiguration } from "@quire/core";
import { beforeEach, expect, it, vi } from "vitest";
import { checkWhenSet } from "./check-when-set.js";

const getErrors = () => String(vi.mocked(console.error).mock.calls);

beforeEach(() => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  setFailureWords(() => "Try again.");
});

it("checks only settings without a schema when the page sets no others", async () => {
  setPageConfiguration({ timeout: "soon", pageState: 5 });
  checkWhenSet();
  await expect.poll(getErrors).toContain('configuration/invalid: The configuration\'s "timeout"');
  await expect.poll(getErrors).toContain('configuration/invalid: The configuration\'s "pageState"');
  expect(getFailureWords()).toBe("Try again.");
});

it("checks all settings once code or the page sets another one, then names the contact", async () => {
  checkWhenSet();
  setPageConfiguration({ customerService: { phone: "+1 800 555 0142" }, colour: "red" });
  await expect.poll(getErrors).toContain('"colour" is not a setting');
  expect(getFailureWords()).toContain("+1 800 555 0142");
});
