import { defineText } from "@quire/core";

/** Messages of a failed passkey sign-in. */
export const text = defineText("credentials", {
  passkeyNotUsed: "No passkey for this site was used. Try again, or sign in with your password.",
  passkeyUnknown:
    "This passkey is not known here any more. Sign in with your password; you can add a new passkey to your account then.",
  passkeyExpired: "This took too long. Please try again.",
  passkeyRefused: "Passkeys cannot be used here at the moment. Sign in with your password.",
});
