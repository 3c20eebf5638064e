import { defineText } from "@quire/core";

/** The texts about passkeys, after the password is set. */
export const text = defineText("reset-password", {
  passkeysUnread:
    "If your account has passkeys, they still work. Check them after you sign in, and remove any you don’t recognize.",
  passkeysLead:
    "A passkey signs in to your account without your password. A new password doesn’t remove it. Remove any passkey you don’t recognize.",
  passkeys: "Your passkeys",
  passkeyCreated: "Added on {day}",
  passkeyUsed: "Last used on {day}",
  passkeyUnused: "Never used",
  removePasskey: "Remove",
  removePasskeyLabel: "Remove the passkey {name}",
  removePasskeyPlace: "Remove passkey {place}, {name}",
  passkeyRemoved: "The passkey “{name}” was removed. It no longer works.",
  passkeyExpired: "This link is too old to remove passkeys. Sign in to remove the passkey in your account.",
});
