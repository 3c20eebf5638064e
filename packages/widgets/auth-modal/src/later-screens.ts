/** The screens that few readers begin with: a chunk of its own, which comes while the first one is read. */
export { ForgotPasswordScreen } from "./forgot-password-screen.js";
export { ProfileSettingsScreen } from "./profile-settings-screen.js";
export { RegistrationScreen } from "./registration-screen.js";
