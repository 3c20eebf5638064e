import { defineText } from "@quire/core";

export const text = defineText("header", {
  signIn: "Sign in",
  register: "Create account",
  // What is seen of it, the name, comes first: who says it to a computer names the button so.
  userMenu: "{name}, your account",
  account: "Account",
  library: "My Library",
  signOut: "Sign out",
  search: "Search",
  cart: "Cart",
});
