import { getPageSetting, isQuireError, QuireError } from "@quire/core";

/**
 * `captcha/unavailable`: the captcha script is blocked, missing or does not answer. `captcha/required`: the captcha
 * works, but there is no token that the server accepts.
 */
export type CaptchaErrorCode = "captcha/unavailable" | "captcha/required";

const WORDS = {
  "captcha/unavailable": {
    what: "The captcha function is not available.",
    fix: "Check the configuration's captcha.src and captcha.siteKey, and that the page's CSP allows the script.",
  },
  "captcha/required": {
    what: "reCAPTCHA is required.",
    fix: "Check that the configuration's captcha.siteKey belongs to this site and to the server's secret.",
  },
} as const;

const NOT_CONFIGURED =
  'The configuration has no "captcha". Set "captcha": { "siteKey": "…" } there, or switch the captcha off on the server.';

/** Reason why a form cannot be sent with a captcha token (accounts-5.13, accounts-8.26). */
export class CaptchaError extends QuireError<CaptchaErrorCode> {
  constructor(code: CaptchaErrorCode, why: string, cause?: unknown) {
    const { what, fix: configured } = WORDS[code];
    const fix = getPageSetting("captcha") === undefined ? NOT_CONFIGURED : configured;
    super(code, what, { why, fix, cause });
    this.name = "CaptchaError";
  }
}

/** Returns true for a CaptchaError of any copy of this package on the page. */
export function isCaptchaError(value: unknown): value is CaptchaError {
  return isQuireError(value) && Object.hasOwn(WORDS, value.code);
}
