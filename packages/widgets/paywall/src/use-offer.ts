import { useHost } from "@quire/element";
import { useLayoutEffect } from "react";
import { useSessionNow } from "./use-access.js";
import { type WriteOfferProps, writeOffer } from "./write-offer.js";

/**
 * Shows the offer above the cards while the paywall is closed.
 * @example
 * useOffer(props, access !== "open");
 */
export function useOffer(props: WriteOfferProps, isShut: boolean): void {
  const { shell } = useHost();
  const session = useSessionNow();
  useLayoutEffect(() => {
    writeOffer(shell, props, isShut ? session : undefined);
  });
}
