/** Code for shares by e-mail and for records of shares on networks, in a separate chunk. */
export { noteShare } from "@quire/services/sharing";
export { EmailForm } from "./email-form.js";
