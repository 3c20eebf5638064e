export type { CaptchaAction } from "./captcha-action.js";
export { CaptchaError, type CaptchaErrorCode, isCaptchaError } from "./captcha-error.js";
export { captchaToken, isCaptchaEnabled } from "./captcha-token.js";
