export * from "@quire/account-settings";
/** All components of Quire, their common setup, and hooks for custom views, as one package to install. */
export * from "@quire/archive";
export * from "@quire/auth-modal";
export * from "@quire/breadcrumb-filter";
export * from "@quire/cart-confirmation";
export * from "@quire/case-selection";
export * from "@quire/checkout";
export { formatMoney, type Money } from "@quire/core";
export * from "@quire/flyouts";
export * from "@quire/folder-list";
export * from "@quire/footer-menu";
export * from "@quire/gift-link";
export * from "@quire/header";
export * from "@quire/headline-bar";
export * from "@quire/mini-cart";
export * from "@quire/newsletter-signup";
export * from "@quire/notices";
export * from "@quire/order-history";
export * from "@quire/paywall";
export * from "@quire/product-carousel";
export * from "@quire/product-menu";
export * from "@quire/product-options";
export * from "@quire/reset-password";
export * from "@quire/review-order";
export * from "@quire/search";
export {
  type FlowOptions,
  type SignInControl,
  type Submission,
  useSignIn,
  useSignUp,
} from "@quire/services/account";
export {
  type AddOutcome,
  addToCart,
  applyPromoCode,
  type CartState,
  changeQuantity,
  removeFromCart,
  removePromoCode,
  useAddition,
  useCart,
  useQuantityChanges,
} from "@quire/services/cart";
export { type ConfigurationInput, configure } from "@quire/services/configuration";
export {
  type Following,
  type FollowOutcome,
  follow,
  unfollow,
  useFollowing,
  useIsFollowing,
} from "@quire/services/following";
export { giveArticleGift, useGiftsLeft } from "@quire/services/gift";
export {
  type Library,
  type SaveOutcome,
  saveItem,
  unsaveItem,
  useFolders,
  useIsSaved,
  useLibrary,
  useSelectedFolder,
} from "@quire/services/library";
export {
  chooseForOrder,
  chooseNewAddress,
  chooseShipping,
  loadCheckout,
  type OrderState,
  type Orders,
  type PlacedOrder,
  submitCheckout,
  useCheckout,
  useOrders,
  useStates,
} from "@quire/services/order";
export { useProductOptions } from "@quire/services/product";
export { useRegion } from "@quire/services/region";
export { useRecentSearches, useSuggestions } from "@quire/services/search";
export {
  type Entitlement,
  type EntitlementRule,
  type QuotaState,
  type Reader,
  type RegisterInput,
  type RegisterOutcome,
  type Session,
  type SignInInput,
  type SignInOutcome,
  signOut,
  type UserState,
  useDraft,
  useEntitlement,
  useLockout,
  useQuota,
  useReader,
  useSession,
  useUser,
} from "@quire/services/session";
export { createStream, useStream } from "@quire/services/streams";
export * from "@quire/share-bar";
export * from "@quire/shopping-cart";
export * from "@quire/show-more";
export * from "@quire/stream-list";
export * from "@quire/subscriber-lookup";
export * from "@quire/subscription-plans";
export * from "@quire/topic-menu";
export * from "@quire/video";
export * from "@quire/visual-item";
export {
  AddToCartButton,
  type AddToCartButtonProps,
  FollowButton,
  type FollowButtonProps,
  SaveButton,
  type SaveButtonProps,
  SignInButton,
  type SignInButtonProps,
} from "./buttons.js";
export { type GateProps, Protect, type ProtectProps, SignedIn, SignedOut } from "./gates.js";
export { QuireProvider, type QuireProviderProps } from "./quire-provider.js";
export type { Navigate } from "./route-navigations.js";
export { type OpenFrom, type OverlayControl, useOverlay } from "./use-overlay.js";
