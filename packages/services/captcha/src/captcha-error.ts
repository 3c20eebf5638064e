import { isQuireError, QuireError } from "@quire/core";

/** The captcha function is not available: its script is blocked, missing, or does not answer. */
export class CaptchaError extends QuireError<"captcha/unavailable"> {
  constructor(why: string, cause?: unknown) {
    super("captcha/unavailable", "The captcha function is not available.", {
      why,
      fix: "Check the configuration's captcha.src and captcha.siteKey, and that the page's CSP allows the script.",
      cause,
    });
    this.name = "CaptchaError";
  }
}

/** Tells a CaptchaError of any copy of this package on the page. */
export function isCaptchaError(value: unknown): value is CaptchaError {
  return isQuireError(value) && value.code === "captcha/unavailable";
}
