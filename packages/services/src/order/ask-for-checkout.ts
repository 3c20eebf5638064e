import { RequestError } from "../client/index.js";
import { loadSession, sessionStore } from "../session/index.js";
import { loadCheckout } from "./load-checkout.js";
import { orderStore } from "./order-store.js";
import { failWith } from "./refresh-checkout.js";

/**
 * Asks where the checkout stands. Where the reader is unknown, it is that which is found out, and whoever is found has
 * their checkout asked for by `useCheckout`. Never rejects.
 */
export function askForCheckout(): Promise<void> {
  return sessionStore().getState().status === "unknown" ? findReader() : loadCheckout();
}

async function findReader(): Promise<void> {
  const store = orderStore();
  if (store.getState().status === "failed") store.setState({ status: "unknown", error: undefined });
  const { status } = await loadSession();
  if (status === "unknown" && store.getState().status === "unknown") failWith(notAsked());
}

const notAsked = () =>
  new RequestError(
    navigator.onLine === false ? "request/offline" : "request/network",
    "The checkout was not asked for.",
    { why: "It is not known who is reading." },
  );
