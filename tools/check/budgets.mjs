/**
 * Download budgets for one visit. Each row is an action of a user.
 * `max` is KB of 1,000 bytes after brotli, about 3 % above the size at the time of writing.
 * `files` and `chunks` (shared chunks by name) count with everything that they import, and a widget with its view.
 * `unturned` leaves the views out, for a page on which the user has not interacted with a widget yet.
 * `without` names chunks that must not be among the files.
 * `pressed` counts the files that the first click on a widget's trigger requests.
 */
const PAGE = ["quire.js", "page.js"];
const SIGN_IN = [...PAGE, "placeholder.js", "widgets/auth-modal.js"];

/** A page with these widgets downloads all of this before the user interacts with one. */
export const LOOKING = {
  title: "guest visit: header, cart badge, follow button",
  files: [...PAGE, "widgets/header.js", "widgets/mini-cart.js", "actions/follow.js", "actions/sign-out.js"],
  chunks: ["after-paint", "idle", "trigger-failure", "follow-from-trigger", "sync-cart"],
  unturned: true,
  without: ["react", "schemas"],
  max: 50,
};

export const budgets = [
  {
    title: "first paint: loader, page script, triggers",
    files: [...PAGE, "actions/follow.js", "actions/add-to-cart.js"],
    without: ["react", "after-paint"],
    max: 12.3,
  },
  LOOKING,
  {
    title: "first field: a sign-in form takes typing",
    files: SIGN_IN,
    unturned: true,
    without: ["react", "after-paint", "schemas", "floating"],
    max: 37.6,
  },
  { title: "sign-in: the whole form, without a cache", files: SIGN_IN, max: 113 },
  {
    title: "follow: the button shows its state",
    files: [...PAGE, "actions/follow.js"],
    chunks: ["after-paint"],
    without: ["react", "schemas", "element-widget-element"],
    max: 16.8,
  },
  { title: "save: the first press on its flyout", pressed: "save-flyout", max: 16 },
  { title: "cart: the mini-cart is open", files: [...PAGE, "widgets/mini-cart.js"], max: 123.9 },
  {
    title: "product: options and confirmation",
    files: [...PAGE, "widgets/product-options.js", "widgets/cart-confirmation.js", "actions/add-to-cart.js"],
    chunks: ["after-paint", "schemas"],
    max: 49.5,
  },
  {
    title: "checkout: the first step",
    files: [...PAGE, "widgets/checkout.js"],
    chunks: ["after-paint", "schemas"],
    max: 135,
  },
  {
    title: "library: folders and saved items",
    files: [...PAGE, "widgets/folder-list.js", "widgets/stream-list.js"],
    chunks: ["after-paint", "schemas"],
    max: 133,
  },
  { title: "article: the paywall's card", files: [...PAGE, "widgets/paywall.js"], max: 126 },
  { title: "video: the player, before it plays", files: [...PAGE, "widgets/video-player.js"], max: 36.7 },
  { title: "partner page: before a video plays", files: ["partner.js"], without: ["react"], max: 9.3 },
];

/** The scenario in which the light build differs most. */
export const lightBudgets = [
  { title: "sign-in: the whole form, without a cache", files: SIGN_IN, max: 64.5 },
];
