/** By this the page knows whether anybody has asked for its gifts. */
export const GIFTS = "gift-link";
