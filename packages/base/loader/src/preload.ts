import { ownDocument } from "@quire/core";

const preloads = new Map<string, Promise<void>>();

/**
 * Fetches a module without running it. After a failure or a wrong hash, the next call retries.
 * @param fetchPriority "low" lets requests of the page itself go first
 */
export function preload(href: string, integrity = "", fetchPriority = "auto"): Promise<void> {
  const known = preloads.get(href);
  if (known) return known;
  if (integrity && isHintedUnchecked(href, integrity))
    return Promise.reject(new Error(`${href} has a modulepreload without its integrity.`));
  const link = ownDocument.createElement("link");
  const loading = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      preloads.delete(href);
      reject(new Error(`${href} did not arrive as the manifest says.`));
    };
  });
  preloads.set(href, loading);
  Object.assign(link, { rel: "modulepreload", href, integrity, fetchPriority, crossOrigin: "anonymous" });
  ownDocument.head.append(link);
  return loading;
}

/**
 * Returns true for a hint without this hash. Browsers run the file of the hint, and do not compare it with a
 * later hash.
 */
function isHintedUnchecked(href: string, integrity: string): boolean {
  const hints = ownDocument.querySelectorAll<HTMLLinkElement>("link[rel~=modulepreload]");
  return [...hints].some((hint) => hint.href === href && hint.integrity !== integrity);
}
