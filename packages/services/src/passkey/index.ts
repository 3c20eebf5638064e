export { canUsePasskeys, offersPasskeys } from "./has-passkeys.js";
export {
  type AddPasskeyOutcome,
  addPasskey,
  type ChangePasskeyOutcome,
  loadPasskeys,
  type PasskeysOutcome,
  removePasskey,
  renamePasskey,
} from "./reader-passkeys.js";
export {
  canSuggestPasskeys,
  type PasskeyOptions,
  type PasskeyOutcome,
  signInWithPasskey,
} from "./sign-in-with-passkey.js";
