import { CaptchaError } from "@quire/services/captcha";

/** What a form throws to `sendWithCaptcha` where the server takes its token for none. */
export function tokenRefused(): CaptchaError {
  return new CaptchaError("captcha/required", "The server did not take the token.");
}
