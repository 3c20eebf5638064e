import { defineText } from "@quire/core";

/** Messages of a passkey sign-in from a page's own form (beyond-336). */
export const text = defineText("passkey", {
  notUsed: "No passkey was used. Try again, or sign in with your password.",
  unknown:
    "This passkey no longer works. Sign in with your password, then add a new passkey to your account.",
  expired: "This took too long. Please try again.",
  unsupported: "Your browser doesn’t support passkeys on this page. Sign in with your password.",
  unavailable: "Passkeys aren’t available right now. Sign in with your password.",
});
