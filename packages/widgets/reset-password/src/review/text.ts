import { defineText } from "@quire/core";

/** The texts about passkeys, after the password is set. */
export const text = defineText("reset-password", {
  passkeysUnread:
    "If your account has passkeys, they still sign in. Check them after you sign in, and remove any that you don’t recognize.",
  passkeysLead:
    "A passkey signs in to your account without the password. The new password does not remove it. Remove any passkey that you don’t recognize.",
  passkeys: "Passkeys of your account",
  passkeyCreated: "Added on {day}",
  passkeyUsed: "Last used on {day}",
  passkeyUnused: "Never used",
  removePasskey: "Remove",
  removePasskeyLabel: "Remove the passkey {name}",
  removePasskeyPlace: "Remove passkey {place}, {name}",
  passkeyRemoved: 'The passkey "{name}" was removed. It no longer signs in.',
  passkeyExpired: "This link is too old to remove passkeys. Sign in, and remove the passkey in your account.",
});
