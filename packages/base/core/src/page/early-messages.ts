import { pageSingleton } from "./runtime.js";

/**
 * Returns unhandled messages to this window, the oldest first. The loader keeps them for gates whose code is still loading.
 * A gate removes the messages that it accepts.
 */
export function earlyMessages(): Set<MessageEvent<unknown>> {
  return pageSingleton("early-messages", () => new Set<MessageEvent<unknown>>());
}
