/** Key of the page's store of gifts. If the store does not exist, no gift was requested yet. */
export const GIFTS_KEY = "gift-link";
