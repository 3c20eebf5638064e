import { ownWindow, perDocument, report } from "@quire/core";
import { hasWaiting } from "../outbox/index.js";

/**
 * Brings the code that carries out what an earlier page has left in the outbox: only where there is something, also
 * with the next connection.
 */
export function sendWaiting(signal?: AbortSignal): void {
  const look = () => {
    if (hasWaiting()) bring().catch(report);
  };
  look();
  perDocument(() => ownWindow.addEventListener("online", look, signal && { signal }));
}

async function bring(): Promise<void> {
  const services = [
    import("../cart/waiting.js"),
    import("../following/waiting.js"),
    import("../library/waiting.js"),
  ];
  for (const service of await Promise.all(services)) service.sendWaiting();
}
