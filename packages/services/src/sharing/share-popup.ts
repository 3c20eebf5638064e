import { type Network, type Shared, shareAddress } from "./share-address.js";

/** px (content-2.31) */
const WIDTH = 700;
const HEIGHT = 450;

/** Whether the popup is there; where the browser blocks it, the same page for a link that opens in a tab. */
export type PopupOutcome =
  | { readonly kind: "opened" }
  | { readonly kind: "blocked"; readonly href: string }
  /** The address cannot be shared. */
  | { readonly kind: "unsafe" };

/** Opens a network's share page in a popup of 700 × 450 px, in the middle of the reader's window. */
export function openSharePopup(network: Network, shared: Shared): PopupOutcome {
  const href = shareAddress(network, shared);
  if (href === undefined) return { kind: "unsafe" };
  const left = Math.max(0, Math.round(screenX + (outerWidth - WIDTH) / 2));
  const top = Math.max(0, Math.round(screenY + (outerHeight - HEIGHT) / 2));
  // With `noopener` in the features the answer would be null, opened or not.
  const popup = open("", "_blank", `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`);
  if (!popup || popup.closed) return { kind: "blocked", href };
  popup.opener = null;
  popup.location.replace(href);
  return { kind: "opened" };
}
