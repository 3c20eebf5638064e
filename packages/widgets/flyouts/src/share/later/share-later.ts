/** What a share by e-mail needs, and what is done after one on a network: a chunk of its own. */
export { noteShare } from "@quire/services/sharing";
export { EmailForm } from "./email-form.js";
