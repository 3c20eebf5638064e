export { type AccountDataOutcome, loadAccountData } from "./account-data.js";
export { type AccountDetailsOutcome, loadAccountDetails } from "./account-details.js";
export {
  type CancelEmailOutcome,
  type ChangeEmailInput,
  type ChangeEmailOutcome,
  cancelEmailChange,
  changeEmail,
} from "./change-email.js";
export { type DeleteAccountOutcome, deleteAccount } from "./delete-account.js";
