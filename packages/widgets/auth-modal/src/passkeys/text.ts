import { defineText } from "@quire/core";

/** Why a passkey did not sign in. */
export const text = defineText("auth-modal", {
  notUsed: "No passkey for this site was used. Try again, or sign in with your password.",
  unknown:
    "This passkey is not known here any more. Sign in with your password; you can add a new passkey to your account then.",
  expired: "This took too long. Please try again.",
  refused: "Passkeys cannot be used here at the moment. Sign in with your password.",
});
