import { defineText } from "@quire/core";

/** Messages of content-2, content-5 and content-8. The specification's quotes call X "Twitter". */
export const text = defineText("share-flyout", {
  address: "Link",
  device: "Share with…",
  deviceShared: "Shared",
  deviceFailed: "Couldn’t share from your device. Copy the link, or choose another way.",
  ways: "Ways to share",
  email: "Email",
  opens: "Opens {network} in a new window.",
  blocked: "Your browser blocked the window. <link>Open {network} in a new tab</link>",
  shared: "Shared via {provider}",
  byEmail: "email",
  from: "From",
  to: "To",
  toHint: "Separate addresses with commas.",
  message: "Message",
  send: "Send",
  sessionEnded:
    "Your session has ended. <signIn>Sign in</signIn>, or enter your email under From. What you typed is still here.",
  invalidEmail: "Please enter a valid email address.",
  notShareable: "This page can’t be shared.",
});
