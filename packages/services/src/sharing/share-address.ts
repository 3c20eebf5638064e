import { ownDocument, safeHref } from "@quire/core";
import { call, isRequestError } from "../client/index.js";
import { listUrl } from "../contract/index.js";

/** Networks for sharing a page. X is called Twitter in payloads (content-3.10). */
export type Network = "Facebook" | "Twitter" | "LinkedIn";

export interface Shared {
  readonly url: string;
  readonly title?: string;
}

/** Returns a network's share page for an address, or undefined for an unsafe address. */
export function shareAddress(network: Network, { url, title = "" }: Shared): string | undefined {
  const address = toAbsoluteAddress(url);
  if (address === undefined) return undefined;
  switch (network) {
    case "Facebook":
      return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: address })}`;
    case "Twitter":
      return `https://x.com/intent/post?${new URLSearchParams({ url: address, ...(title && { text: title }) })}`;
    case "LinkedIn":
      return `https://www.linkedin.com/sharing/share-offsite/?${new URLSearchParams({ url: address })}`;
  }
}

/** Returns the absolute address for http addresses, and `undefined` for others. */
export function toAbsoluteAddress(url: string): string | undefined {
  if (safeHref(url) === undefined) return undefined;
  const address = new URL(url, globalThis.location?.href);
  return /^https?:$/.test(address.protocol) ? address.href : undefined;
}

/** Loads the absolute address for sharing a folder, or returns undefined. @param folder id, slug or name */
export async function getListAddress(folder: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const { listurl } = await call(listUrl, { params: { x: folder }, signal });
    return toAbsoluteAddress(listurl);
  } catch (error) {
    if (isRequestError(error)) return undefined;
    throw error;
  }
}

/** Returns the page's address for sharing: its canonical address, or else the current one without its hash. */
export function getPageAddress(): string {
  if (typeof document === "undefined") return ""; // On a server there is no page.
  const canonical = ownDocument.querySelector<HTMLLinkElement>('link[rel="canonical"][href]');
  return canonical?.href || location.href.replace(/#.*$/, "");
}
