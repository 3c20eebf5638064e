/** The name of the intent that keeps a guest's choice of a plan until sign-in. */
export const SUBSCRIBE = "subscribe";
