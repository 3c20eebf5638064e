/**
 * What the forms need when they are sent, and the words for what may come of it: a chunk of its own, which
 * comes while the reader types.
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
export { captchaFailure } from "./later/captcha-failure.js";
export { GenericFailure } from "./later/generic-failure.js";
export { HelpSentence } from "./later/help-sentence.js";
export { LockedNotice } from "./later/locked-notice.js";
export { SignInFailure } from "./later/sign-in-failure.js";
export { tokenRefused } from "./later/token-refused.js";
