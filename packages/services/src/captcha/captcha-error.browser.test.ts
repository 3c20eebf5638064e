import { runtime, setPageConfiguration } from "@quire/core";
import { beforeEach, expect, it } from "vitest";
import { CaptchaError } from "./captcha-error.js";

beforeEach(() => runtime().shared.clear());

it("advises to configure the captcha if the page has none (beyond-235)", () => {
  const { message } = new CaptchaError("captcha/required", "The server rejected the token.");
  expect(message).toContain('The configuration has no "captcha".');
  expect(message).not.toContain("belongs to this site");
});

it("advises to compare the configured key (beyond-235)", () => {
  setPageConfiguration({ captcha: { siteKey: "key" } });
  const { message } = new CaptchaError("captcha/required", "The server rejected the token.");
  expect(message).toContain("captcha.siteKey belongs to this site");
});
