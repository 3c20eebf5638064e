/**
 * Calls and messages that forms need on submit. They are a separate chunk, which loads while the user types.
 */
export { captchaToken, isCaptchaError } from "@quire/services/captcha";
export { forgotPassword } from "@quire/services/password";
export {
  continueAfterSignIn,
  dropPendingAction,
  register,
  signIn,
  updateProfile,
} from "@quire/services/session";
export { GenericFailure } from "./customer-service/generic-failure.js";
export { HelpSentence } from "./customer-service/help-sentence.js";
export { captchaFailure } from "./lazy/captcha-failure.js";
export { LockedNotice } from "./lazy/locked-notice.js";
export { SignInFailure } from "./lazy/sign-in-failure.js";
export { tokenRefused } from "./lazy/token-refused.js";
