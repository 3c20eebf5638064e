export { emailShareForm, recipients, splitRecipients } from "./email-share-form.js";
export {
  absoluteAddress,
  listAddress,
  type Network,
  pageAddress,
  type Shared,
  shareAddress,
} from "./share-address.js";
export { type EmailShare, noteShare, type ShareOutcome, shareByEmail } from "./share-by-email.js";
export { openSharePopup } from "./share-popup.js";
export { shortAddress } from "./short-address.js";
export { canShareByDevice, shareByDevice } from "./web-share.js";
