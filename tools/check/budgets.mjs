/**
 * The most that readers download, in KB of 1,000 bytes after brotli. A row sums the files that it names with all that
 * they need before they run, a widget with its view; `chunks` are shared chunks by name; `own` is what a widget loads and no other widget
 * does, with what comes when it is needed, or `eager` without that; `without` names chunks that must not be among the files.
 */
const TRIGGERS = ["triggers/follow.js", "triggers/add-to-cart.js"];

export const budgets = [
  { title: "loader", files: ["quire.js"], most: 2.5 },
  { title: "loader, as a classic script", files: ["quire.classic.js"], most: 2.6 },
  {
    title: "loader, page and triggers until first paint",
    files: ["quire.js", "page.js", ...TRIGGERS],
    without: ["react", "after-paint"],
    most: 9.3,
  },
  {
    title: "the same with the API client and schemas",
    files: ["quire.js", "page.js", ...TRIGGERS],
    chunks: ["after-paint"],
    without: ["react"],
    most: 17.4,
  },
  { title: "React, r2wc and the adapter", chunks: ["react"], alone: true, most: 63 },
  { title: "ui", chunks: ["ui"], alone: true, most: 6 },
  { title: "floating-ui", chunks: ["floating"], alone: true, most: 16 },
  { title: "service of streams", chunks: ["service-streams"], alone: true, most: 3 },
  { title: "service of search", chunks: ["service-search"], alone: true, most: 1.5 },
  { title: "calls of streams and search", chunks: ["service-lists"], alone: true, most: 1.5 },
  {
    title: "auth-modal cold, all included",
    files: ["quire.js", "page.js", "stand-in.js", "widgets/auth-modal.js"],
    most: 96.6,
  },
  { title: "auth-modal, own", own: "auth-modal", most: 14 },
  { title: "mini-cart, own", own: "mini-cart", most: 6 },
  { title: "cart-confirmation, own", own: "cart-confirmation", most: 5 },
  { title: "maintenance-notice, own", own: "maintenance-notice", most: 5 },
  { title: "processing-modal, own", own: "processing-modal", most: 5 },
  { title: "product-options, own", own: "product-options", most: 5.1 },
  { title: "shopping-cart, own", own: "shopping-cart", most: 10 },
  { title: "paywall, own", own: "paywall", most: 10 },
  { title: "case-selection, own", own: "case-selection", most: 6 },
  { title: "case-collection, own", own: "case-collection", most: 6 },
  { title: "change-password-flyout, own", own: "change-password-flyout", most: 5 },
  { title: "forgot-password-flyout, own", own: "forgot-password-flyout", most: 5 },
  { title: "share-flyout, own", own: "share-flyout", most: 5 },
  { title: "share-list-flyout, own", own: "share-list-flyout", most: 5 },
  { title: "embed-flyout, own", own: "embed-flyout", most: 5 },
  { title: "flyout, own", own: "flyout", most: 5 },
  { title: "save-flyout, own", own: "save-flyout", most: 5 },
  { title: "organize-flyout, own", own: "organize-flyout", most: 5 },
  { title: "bulk-organize-flyout, own", own: "bulk-organize-flyout", most: 5 },
  { title: "discard-flyout, own", own: "discard-flyout", most: 5 },
  { title: "bulk-discard-flyout, own", own: "bulk-discard-flyout", most: 5 },
  { title: "folder-list, own", own: "folder-list", most: 6 },
  { title: "newsletter-signup, own", own: "newsletter-signup", most: 6 },
  { title: "reset-password, own", own: "reset-password", most: 6 },
  { title: "topic-menu, own", own: "topic-menu", most: 6 },
  { title: "registration-banner, own", own: "registration-banner", most: 6 },
  { title: "subscriber-lookup, own", own: "subscriber-lookup", most: 6.1 },
  { title: "headline-bar, own", own: "headline-bar", most: 3 },
  { title: "subscription-banner, own", own: "subscription-banner", most: 3 },
  { title: "help-box, own", own: "help-box", most: 3 },
  { title: "notification, own", own: "notification", most: 3 },
  { title: "toast, own", own: "toast", most: 3 },
  { title: "show-more, own", own: "show-more", most: 3 },
  { title: "product-menu, own", own: "product-menu", most: 3 },
  { title: "product-carousel, own", own: "product-carousel", most: 3 },
  { title: "breadcrumb-filter, own", own: "breadcrumb-filter", most: 3 },
  { title: "search, own", own: "search", most: 6.1 },
  { title: "stream-list, own, until it shows", own: "stream-list", eager: true, most: 8.6 },
  { title: "stream-list, own, with all that may come", own: "stream-list", most: 17 },
  { title: "header, own", own: "header", most: 8 },
  { title: "footer-menu, own", own: "footer-menu", most: 6 },
  { title: "gift-link, own", own: "gift-link", most: 5 },
  { title: "visual-item, own", own: "visual-item", most: 5 },
];

/** What the light build has otherwise. */
export const lightBudgets = [
  { title: "Preact, r2wc and the adapter", chunks: ["react"], alone: true, most: 10.5 },
  {
    title: "auth-modal cold, all included",
    files: ["quire.js", "page.js", "stand-in.js", "widgets/auth-modal.js"],
    most: 47,
  },
];
