import { CaptchaError } from "@quire/services/captcha";

/** Returns the error that a form throws to `sendWithCaptcha` if the server refuses its token. */
export function tokenRefused(): CaptchaError {
  return new CaptchaError("captcha/required", "The server rejected the token.");
}
