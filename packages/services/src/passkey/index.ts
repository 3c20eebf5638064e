export { type AddPasskeyOutcome, addPasskey } from "./add-passkey.js";
export { canUsePasskeys, offersPasskeys } from "./has-passkeys.js";
export {
  type ChangePasskeyOutcome,
  loadPasskeys,
  type PasskeysOutcome,
  type RemovePasskeyOutcome,
  removePasskey,
  renamePasskey,
} from "./reader-passkeys.js";
export {
  canSuggestPasskeys,
  type PasskeyOptions,
  type PasskeyOutcome,
  signInWithPasskey,
} from "./sign-in-with-passkey.js";
