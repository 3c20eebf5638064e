/**
 * The most that readers download, in KB of 1,000 bytes after brotli. A row sums the files that it names with all that
 * they need before they run, a widget with its view, but for `unturned`, before a reader turns to it; `chunks` are shared chunks by name; `own` is what a widget loads and no other widget
 * does, with what comes when it is needed, or `eager` without that, but for chunks in `later`; `without` names chunks that must not be among the files.
 * `pressed` counts files: what a first press on the widget's trigger asks for.
 */
const TRIGGERS = ["actions/follow.js", "actions/add-to-cart.js"];

/** Flyouts by how many files their first press asks for at most. */
const FLYOUTS = {
  4: ["flyout"],
  6: [
    "save-flyout",
    "organize-flyout",
    "bulk-organize-flyout",
    "embed-flyout",
    "discard-flyout",
    "bulk-discard-flyout",
    "change-password-flyout",
    "forgot-password-flyout",
    "passkeys-flyout",
    "share-flyout",
    "share-list-flyout",
  ],
};
const PRESSED = Object.entries(FLYOUTS).flatMap(([max, names]) =>
  names.map((name) => ({ title: `${name}, first press`, pressed: name, max: Number(max) })),
);

/** All that a page with these downloads until its reader turns to one of them; no schema. */
export const LOOKING = {
  title: "a visit that only looks: header, cart's badge, follow button",
  files: [
    "quire.js",
    "page.js",
    "widgets/header.js",
    "widgets/mini-cart.js",
    "actions/follow.js",
    "actions/sign-out.js",
  ],
  chunks: ["after-paint", "every-page", "idle", "trigger-failure", "follow-from-trigger"],
  unturned: true,
  without: ["react", "schemas"],
  max: 41.35,
};

export const budgets = [
  { title: "loader", files: ["quire.js"], max: 3.5 },
  { title: "doctor, on pages that ask for it", files: ["doctor.js"], max: 6.05 },
  { title: "loader, as a classic script", files: ["quire.classic.js"], max: 3.6 },
  {
    title: "loader, page and triggers until first paint",
    files: ["quire.js", "page.js", ...TRIGGERS],
    without: ["react", "after-paint"],
    max: 10,
  },
  {
    title: "the same with the API client and schemas",
    files: ["quire.js", "page.js", ...TRIGGERS],
    chunks: ["after-paint", "schemas"],
    without: ["react"],
    max: 18.5,
  },
  {
    title: "until a follow button shows that nobody is signed in",
    files: ["quire.js", "page.js", "actions/follow.js"],
    chunks: ["after-paint"],
    without: ["react", "schemas", "frame"],
    max: 13.95,
  },
  {
    title: "until a sign-in form's first field has the focus",
    files: ["quire.js", "page.js", "placeholder.js", "widgets/auth-modal.js"],
    unturned: true,
    without: ["react", "after-paint", "schemas", "anchored"],
    max: 27.7,
  },
  LOOKING,
  { title: "partner's script, until somebody plays", files: ["partner.js"], without: ["react"], max: 8.05 },
  { title: "React, r2wc and the adapter", chunks: ["react"], alone: true, max: 63 },
  { title: "ui", chunks: ["ui"], alone: true, max: 6 },
  { title: "floating-ui", chunks: ["floating"], alone: true, max: 16 },
  {
    title: "service of streams, and what all lists show",
    chunks: ["service-streams"],
    alone: true,
    max: 3.6,
  },
  { title: "service of videos", chunks: ["service-video"], alone: true, max: 2 },
  { title: "service of search", chunks: ["service-search"], alone: true, max: 1.5 },
  { title: "calls of streams and search", chunks: ["service-lists"], alone: true, max: 1.5 },
  {
    title: "auth-modal cold, all included",
    files: ["quire.js", "page.js", "placeholder.js", "widgets/auth-modal.js"],
    max: 103.95,
  },
  {
    title: "what judges a new password, from its first character on",
    chunks: ["estimate-strength"],
    alone: true,
    max: 14,
  },
  { title: "auth-modal, own", own: "auth-modal", max: 14 },
  { title: "mini-cart, own", own: "mini-cart", max: 6 },
  { title: "cart-confirmation, own", own: "cart-confirmation", max: 5 },
  { title: "maintenance-notice, own", own: "maintenance-notice", max: 5 },
  { title: "processing-modal, own", own: "processing-modal", max: 5 },
  { title: "product-options, own", own: "product-options", max: 5.1 },
  { title: "shopping-cart, own", own: "shopping-cart", max: 10 },
  { title: "order-history, own", own: "order-history", max: 5 },
  { title: "checkout, own", own: "checkout", max: 14 },
  { title: "review-order, own", own: "review-order", max: 5 },
  { title: "paywall, own", own: "paywall", max: 10 },
  { title: "case-selection, own", own: "case-selection", max: 6 },
  { title: "case-collection, own", own: "case-collection", max: 6 },
  { title: "change-password-flyout, own", own: "change-password-flyout", max: 5 },
  { title: "forgot-password-flyout, own", own: "forgot-password-flyout", max: 5 },
  { title: "passkeys-flyout, own", own: "passkeys-flyout", max: 5.2 },
  { title: "share-flyout, own", own: "share-flyout", max: 5 },
  { title: "share-list-flyout, own", own: "share-list-flyout", max: 5 },
  { title: "embed-flyout, own", own: "embed-flyout", max: 5 },
  { title: "flyout, own", own: "flyout", max: 5 },
  { title: "save-flyout, own", own: "save-flyout", max: 5 },
  { title: "organize-flyout, own", own: "organize-flyout", max: 5 },
  { title: "bulk-organize-flyout, own", own: "bulk-organize-flyout", max: 5 },
  { title: "discard-flyout, own", own: "discard-flyout", max: 5 },
  { title: "bulk-discard-flyout, own", own: "bulk-discard-flyout", max: 5 },
  ...PRESSED,
  { title: "folder-list, own", own: "folder-list", max: 6 },
  { title: "newsletter-signup, own", own: "newsletter-signup", max: 6.15 },
  { title: "reset-password, own", own: "reset-password", max: 6 },
  { title: "topic-menu, own", own: "topic-menu", max: 6 },
  { title: "registration-banner, own", own: "registration-banner", max: 6 },
  { title: "subscriber-lookup, own", own: "subscriber-lookup", max: 6.7 },
  { title: "headline-bar, own", own: "headline-bar", max: 3 },
  { title: "subscription-banner, own", own: "subscription-banner", max: 3 },
  { title: "help-box, own", own: "help-box", max: 3.3 },
  { title: "notification, own", own: "notification", max: 3 },
  { title: "toast, own", own: "toast", max: 3 },
  { title: "show-more, own", own: "show-more", max: 3 },
  { title: "product-menu, own", own: "product-menu", max: 3 },
  { title: "product-carousel, own", own: "product-carousel", max: 3 },
  { title: "breadcrumb-filter, own", own: "breadcrumb-filter", max: 3 },
  { title: "search, own", own: "search", max: 6.8 },
  { title: "stream-list, own, until it shows", own: "stream-list", eager: true, max: 8.5 },
  { title: "stream-list, own, with all that may come", own: "stream-list", max: 17 },
  { title: "header, own", own: "header", max: 8 },
  { title: "footer-menu, own", own: "footer-menu", max: 6 },
  { title: "gift-link, own", own: "gift-link", max: 5 },
  { title: "visual-item, own", own: "visual-item", max: 5 },
  { title: "issue-picker, own", own: "issue-picker", max: 2.5 },
  { title: "issue-contents, own", own: "issue-contents", max: 2.5 },
  { title: "video-embed, own", own: "video-embed", max: 3 },
  { title: "video-access, own", own: "video-access", max: 3 },
  { title: "share-bar, own", own: "share-bar", max: 3 },
  { title: "video-player, own, until it plays", own: "video-player", eager: true, max: 3.8 },
  // All that is there once a video without captions plays.
  {
    title: "video-player, own, playing a plain video",
    own: "video-player",
    eager: true,
    later: ["screening"],
    max: 8.05,
  },
  { title: "video-player, own, with all that may come", own: "video-player", max: 16.4 },
  { title: "looks that video widgets share", chunks: ["video-looks"], alone: true, max: 0.5 },
  { title: "what a video's controls stand on, of video.js", chunks: ["player-store"], alone: true, max: 5.3 },
];

/** What the light build has otherwise. */
export const lightBudgets = [
  { title: "Preact, r2wc and the adapter", chunks: ["react"], alone: true, max: 11 },
  {
    title: "auth-modal cold, all included",
    files: ["quire.js", "page.js", "placeholder.js", "widgets/auth-modal.js"],
    max: 55.3,
  },
];
