/**
 * The most that readers download, in KB of 1,000 bytes after brotli. A row sums the files that it names with all that
 * they need before they run; `chunks` are shared chunks by name; `own` is what a widget loads and no other widget
 * does; `without` names chunks that must not be among the files.
 */
const TRIGGERS = ["triggers/follow.js", "triggers/add-to-cart.js"];

export const budgets = [
  { title: "loader", files: ["quire.js"], most: 2 },
  {
    title: "loader, page and triggers until first paint",
    files: ["quire.js", "page.js", ...TRIGGERS],
    without: ["react", "after-paint"],
    most: 8,
  },
  {
    title: "the same with the API client and schemas",
    files: ["quire.js", "page.js", ...TRIGGERS],
    chunks: ["after-paint"],
    without: ["react"],
    most: 16,
  },
  { title: "React, r2wc and the adapter", chunks: ["react"], alone: true, most: 63 },
  { title: "ui", chunks: ["ui"], alone: true, most: 6 },
  { title: "floating-ui", chunks: ["floating", "floating-react"], alone: true, most: 16 },
  {
    title: "auth-modal cold, all included",
    files: ["quire.js", "page.js", "shells/auth-modal.js", "widgets/auth-modal.js"],
    most: 92,
  },
  { title: "auth-modal, own", own: "auth-modal", most: 14 },
  { title: "mini-cart, own", own: "mini-cart", most: 6 },
];
