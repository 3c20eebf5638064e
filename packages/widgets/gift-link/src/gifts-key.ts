/** Key of the page's store of gifts. Without the store, no gift was requested yet. */
export const GIFTS = "gift-link";
