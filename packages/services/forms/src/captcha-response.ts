import { requiredText } from "./required-text.js";

/** A captcha's token, where the captcha is enabled: 'reCAPTCHA is required.' (accounts §5). */
export function captchaResponse() {
  return requiredText("captcha");
}
