export { configuration, configure } from "./configuration.js";
export type { PasswordPolicy } from "./password-policy.js";
export type { Configuration, ConfigurationInput } from "./settings.js";
