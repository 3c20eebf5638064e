/** What the form needs when it is sent: a chunk of its own, which comes while the reader types. */
export { resetPassword } from "@quire/services/password";
export { reviewPasskeys } from "./review/review-passkeys.js";
