/** The paywall cards of accounts-2. */
export const CARDS = ["sign-in", "register", "reset"] as const;
export type Card = (typeof CARDS)[number];
