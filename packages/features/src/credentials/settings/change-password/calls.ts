/** Code for the submission, in a chunk that loads while the user types. */
export { changePassword } from "@quire/services/password";
