export { type ChangePasswordInput, type ChangePasswordOutcome, changePassword } from "./change-password.js";
export {
  type ForgotPasswordInput,
  type ForgotPasswordOptions,
  type ForgotPasswordOutcome,
  forgotPassword,
} from "./forgot-password.js";
export { getPasswordRefusal, type PasswordRefusal } from "./password-refusal.js";
export {
  loadResetPasskeys,
  type RemoveResetPasskeyInput,
  type RemoveResetPasskeyOutcome,
  removeResetPasskey,
} from "./reset-passkeys.js";
export { type ResetPasswordInput, type ResetPasswordOutcome, resetPassword } from "./reset-password.js";
