/** The calls of a submission, as a separate chunk that loads while the user types. */
export { resetPassword } from "@quire/services/password";
export { reviewPasskeys } from "./review/review-passkeys.js";
