import { ownWindow, perDocument, report } from "@quire/core";
import { hasWaiting } from "../outbox/index.js";

/**
 * Loads the code that sends waiting writes of earlier pages, if there are some. It checks again when the browser is
 * online.
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
