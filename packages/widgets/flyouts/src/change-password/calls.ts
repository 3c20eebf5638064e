/** What the form needs when it is sent: a chunk of its own, which comes while the reader types. */
export { changePassword } from "@quire/services/password";
