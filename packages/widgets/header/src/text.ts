import { defineText } from "@quire/core";

export const text = defineText("header", {
  signIn: "Sign in",
  register: "Create account",
  // The visible name comes first, so that speech input finds the button by it.
  userMenu: "{name}, your account",
  account: "Account",
  library: "My Library",
  signOut: "Sign out",
  search: "Search",
  cart: "Cart",
});
