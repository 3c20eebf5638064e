import { grantAccess } from "./access.js";
import { accountData, accountDetails, cancelEmailChange, deleteAccount } from "./account.js";
import { saveAddress, stateProvinces } from "./address.js";
import { recaptchaEnabled } from "./captcha.js";
import {
  addToShoppingCart,
  estimateShoppingCart,
  promoCode,
  removeFromShoppingCart,
  shoppingCart,
  shoppingCartHead,
  undoCombinedCart,
} from "./cart.js";
import { checkoutComplete, transactionDigitalData, userRef } from "./checkout.js";
import { articleComponent, migrateUser, userAttributes } from "./content.js";
import type { Endpoint } from "./endpoint.js";
import { follow, unfollow } from "./following.js";
import { geolocationLookup } from "./geolocation.js";
import { giveArticleGift } from "./gift.js";
import {
  addToFolder,
  addToFolders,
  deleteFolder,
  folderItems,
  folders,
  foldersOfItem,
  removeFromFolder,
  removeFromFolders,
  savedAmong,
  saveFolder,
  saveItem,
  unsaveItem,
} from "./library.js";
import {
  signUpForCampaign,
  signUpForNewsletter,
  subscribeCampaign,
  subscribeNewsletter,
  topics,
  unfollowByName,
  unsubscribeAll,
  unsubscribeCampaign,
  unsubscribeNewsletter,
} from "./newsletters.js";
import { chooseShippingMethod, orderReceipt, shippingPayment, submitOrder } from "./order.js";
import { authenticatePasskey, passkeyRequest } from "./passkey.js";
import { addPasskey, passkeyCreation } from "./passkey-creation.js";
import { changePassword, forgotPassword, forgotPasswordFlyout, resetPassword } from "./password.js";
import { plans } from "./plans.js";
import { productAvailabilities } from "./product.js";
import { profile } from "./profile.js";
import { profileHead } from "./profile-head.js";
import { passkeys, removePasskey, renamePasskey } from "./reader-passkeys.js";
import { registerPaywallUser, registerUser } from "./registration.js";
import { removeResetPasskey, resetPasskeys } from "./reset-passkeys.js";
import { autoSuggest, searchWithFilters } from "./search.js";
import {
  ascendQuota,
  authenticate,
  confirmEmail,
  identityLogout,
  logout,
  quota,
  updateProfile,
} from "./session.js";
import { listUrl, shareByEmail, shortenUrl } from "./sharing.js";
import {
  analyticServicesStream,
  ascendStream,
  followingStream,
  historyStream,
  listStream,
  magazineStream,
  orderedStream,
  savesStream,
  searchStream,
  visualLibraryStream,
  webinarsStream,
} from "./streams.js";
import { linkSubscription, registerSubscriber, subscriberSearch, verifySubscription } from "./subscriber.js";
import { renewTokens } from "./tokens.js";
import {
  exchangeWatchCode,
  issueWatchCode,
  mediaEntry,
  mediaList,
  playbackPlaylist,
  playbackVideo,
  watchVideo,
} from "./video.js";

/**
 * Lists all endpoints, for servers, documents and tests. Pages import single endpoints by name, so that their bundles
 * contain no others.
 */
export const endpoints = [
  authenticate,
  confirmEmail,
  logout,
  renewTokens,
  identityLogout,
  profileHead,
  profile,
  updateProfile,
  accountDetails,
  cancelEmailChange,
  accountData,
  deleteAccount,
  quota,
  ascendQuota,
  grantAccess,
  registerUser,
  registerPaywallUser,
  forgotPassword,
  forgotPasswordFlyout,
  resetPassword,
  changePassword,
  passkeyRequest,
  authenticatePasskey,
  passkeys,
  passkeyCreation,
  addPasskey,
  renamePasskey,
  removePasskey,
  resetPasskeys,
  removeResetPasskey,
  subscriberSearch,
  linkSubscription,
  verifySubscription,
  registerSubscriber,
  recaptchaEnabled,
  geolocationLookup,
  userRef,
  checkoutComplete,
  transactionDigitalData,
  plans,
  giveArticleGift,
  shoppingCart,
  addToShoppingCart,
  removeFromShoppingCart,
  shoppingCartHead,
  estimateShoppingCart,
  undoCombinedCart,
  promoCode,
  shippingPayment,
  saveAddress,
  stateProvinces,
  chooseShippingMethod,
  submitOrder,
  orderReceipt,
  productAvailabilities,
  follow,
  unfollow,
  autoSuggest,
  searchWithFilters,
  savesStream,
  listStream,
  historyStream,
  followingStream,
  searchStream,
  webinarsStream,
  visualLibraryStream,
  analyticServicesStream,
  ascendStream,
  magazineStream,
  orderedStream,
  folders,
  saveFolder,
  deleteFolder,
  folderItems,
  addToFolder,
  removeFromFolder,
  savedAmong,
  saveItem,
  unsaveItem,
  foldersOfItem,
  addToFolders,
  removeFromFolders,
  listUrl,
  topics,
  unfollowByName,
  unsubscribeAll,
  subscribeCampaign,
  unsubscribeCampaign,
  subscribeNewsletter,
  unsubscribeNewsletter,
  signUpForNewsletter,
  signUpForCampaign,
  shareByEmail,
  shortenUrl,
  migrateUser,
  userAttributes,
  articleComponent,
  playbackVideo,
  playbackPlaylist,
  mediaEntry,
  mediaList,
  watchVideo,
  issueWatchCode,
  exchangeWatchCode,
] as const satisfies readonly Endpoint[];
