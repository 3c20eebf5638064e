export { emailShareForm, recipients, splitRecipients } from "./email-share-form.js";
export { pageAddress } from "./page-address.js";
export { absoluteAddress, listAddress, type Network, type Shared, shareAddress } from "./share-address.js";
export { type EmailShare, noteShare, type ShareOutcome, shareByEmail } from "./share-by-email.js";
export { openSharePopup } from "./share-popup.js";
export { shortAddress } from "./short-address.js";
export { canShareByDevice, shareByDevice } from "./web-share.js";
