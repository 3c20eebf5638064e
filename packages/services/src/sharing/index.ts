export { emailShareForm, recipientsSchema, splitRecipients } from "./email-share-form.js";
export {
  getListAddress,
  getPageAddress,
  type Network,
  type Shared,
  shareAddress,
  toAbsoluteAddress,
} from "./share-address.js";
export { type EmailShare, noteShare, type ShareOutcome, shareByEmail } from "./share-by-email.js";
export { openSharePopup } from "./share-popup.js";
export { getShortAddress } from "./short-address.js";
export { canShareByDevice, shareByDevice } from "./web-share.js";
