import { defineText } from "@quire/core";

/** Messages of a failed passkey sign-in. */
export const text = defineText("credentials", {
  passkeyNotUsed: "No passkey was used. Try again, or sign in with your password.",
  passkeyUnknown:
    "This passkey no longer works. Sign in with your password, then add a new passkey to your account.",
  passkeyExpired: "This took too long. Please try again.",
  passkeyUnsupported: "Your browser doesn’t support passkeys on this page. Sign in with your password.",
  passkeyRefused: "Passkeys aren’t available right now. Sign in with your password.",
});
