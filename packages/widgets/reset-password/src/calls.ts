/** The calls of a submission. They are a chunk of their own, which loads while the user types. */
export { resetPassword } from "@quire/services/password";
export { reviewPasskeys } from "./review/review-passkeys.js";
