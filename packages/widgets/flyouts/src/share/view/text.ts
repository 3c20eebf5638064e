import { defineText } from "@quire/core";

/** Messages of content-2, content-5 and content-8. The specification's quotes call X "Twitter". */
export const text = defineText("share-flyout", {
  address: "Link",
  device: "Share with…",
  deviceShared: "Shared",
  deviceFailed: "Your device could not share this. Copy the link, or choose another way.",
  ways: "Ways to share",
  email: "Email",
  opens: "A press opens {network} in a small window.",
  blocked: "Your browser has kept the window from opening. <link>Open {network} in a new tab</link>",
  shared: "Shared via {provider}",
  from: "From",
  to: "To",
  toHint: "Separate addresses with commas.",
  message: "Message",
  send: "Send",
  sessionEnded:
    "Your session has ended. <signIn>Sign in</signIn>, or say from whom it comes: what you typed is kept.",
  invalidEmail: "Please enter a valid email address.",
  notShareable: "This page cannot be shared.",
});
