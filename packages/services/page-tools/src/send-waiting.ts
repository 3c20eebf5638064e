import { ownWindow, perDocument, report } from "@quire/core";
import { hasWaiting } from "@quire/outbox-service";

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
  const services = [import("@quire/following-service/waiting"), import("@quire/library-service/waiting")];
  for (const service of await Promise.all(services)) service.sendWaiting();
}
