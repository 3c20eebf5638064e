import { RequestError } from "../client/index.js";
import { loadSession, sessionStore } from "../session/index.js";
import { loadCheckout } from "./load-checkout.js";
import { orderStore } from "./order-store.js";
import { failWith } from "./refresh-checkout.js";

/**
 * Loads the checkout. If the user is unknown, it loads the session first, and then `useCheckout` loads the
 * checkout. Never rejects.
 */
export function askForCheckout(): Promise<void> {
  return sessionStore().getState().status === "unknown" ? findReader() : loadCheckout();
}

async function findReader(): Promise<void> {
  const store = orderStore();
  if (store.getState().status === "failed") store.setState({ status: "unknown", error: undefined });
  const { status } = await loadSession();
  if (status === "unknown" && store.getState().status === "unknown") failWith(createGuestError());
}

const createGuestError = () =>
  new RequestError(
    navigator.onLine === false ? "request/offline" : "request/network",
    "The checkout was not requested.",
    { why: "The current user is unknown." },
  );
