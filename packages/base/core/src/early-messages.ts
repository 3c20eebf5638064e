import { pageSingleton } from "./runtime.js";

/**
 * Messages to this window that nobody has taken yet, the oldest first. The loader keeps them, as it keeps clicks,
 * for gates whose code is still on the way; a gate takes out what it accepts.
 */
export function earlyMessages(): Set<MessageEvent<unknown>> {
  return pageSingleton("early-messages", () => new Set<MessageEvent<unknown>>());
}
