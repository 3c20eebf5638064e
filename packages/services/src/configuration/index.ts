export * from "./call-settings.js";
export { checkConfiguration } from "./check-configuration.js";
export { type ConfigurationInput, configure } from "./configure.js";
export { getGenericFailure } from "./generic-failure.js";
export type { PasswordPolicy } from "./password-policy.js";
export type { Setting } from "./setting.js";
export * from "./settings.js";
