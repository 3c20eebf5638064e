import { recaptchaEnabled } from "./captcha.js";
import { addToShoppingCart, removeFromShoppingCart, shoppingCart, shoppingCartHead } from "./cart.js";
import type { Endpoint } from "./endpoint.js";
import { follow, unfollow } from "./following.js";
import { profile, profileHead } from "./profile.js";
import { registerPaywallUser, registerUser, subscriberSearch } from "./registration.js";
import { ascendQuota, authenticate, identityLogout, logout, quota, updateProfile } from "./session.js";

/**
 * Every call there is, for servers, documents and tests. Pages import the calls they make, by name, so that
 * the others are not in their bytes.
 */
export const endpoints = [
  authenticate,
  logout,
  identityLogout,
  profileHead,
  profile,
  updateProfile,
  quota,
  ascendQuota,
  registerUser,
  registerPaywallUser,
  subscriberSearch,
  recaptchaEnabled,
  shoppingCart,
  addToShoppingCart,
  removeFromShoppingCart,
  shoppingCartHead,
  follow,
  unfollow,
] as const satisfies readonly Endpoint[];
