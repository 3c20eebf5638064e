export { type EmailForm, emailAddress } from "./email-address.js";
export { newPassword, passwordHint } from "./new-password.js";
export { personName } from "./person-name.js";
export { requiredText, signInName } from "./required-text.js";
