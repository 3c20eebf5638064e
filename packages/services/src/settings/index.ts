export {
  type AccountDataOutcome,
  type AccountDetailsOutcome,
  loadAccountData,
  loadAccountDetails,
} from "./account-details.js";

export {
  type CancelEmailOutcome,
  type ChangeEmailInput,
  type ChangeEmailOutcome,
  cancelEmailChange,
  changeEmail,
} from "./change-email.js";
export { type DeleteAccountOutcome, deleteAccount } from "./delete-account.js";
