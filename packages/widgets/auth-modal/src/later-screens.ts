/** The screens that few users start with. They are a separate chunk, which loads while the first screen is shown. */
export { ForgotPasswordScreen } from "./forgot-password-screen.js";
export { ProfileSettingsScreen } from "./profile-settings-screen.js";
export { RegistrationScreen } from "./registration-screen.js";
