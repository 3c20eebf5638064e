/** Code for a share by e-mail, and for the record of a share on a network, in a chunk of its own. */
export { noteShare } from "@quire/services/sharing";
export { EmailForm } from "./email-form.js";
