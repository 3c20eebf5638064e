import { ownDocument } from "@quire/core";

const preloads = new Map<string, Promise<void>>();

/**
 * Fetches a module without running it. One that does not arrive, or not as its hash says, is forgotten, so
 * that it can be tried again.
 * @param fetchPriority "low": what the page needs itself goes first
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

/** What a hint has fetched is what runs: a hash that is asked for later is not compared with it. */
function isHintedUnchecked(href: string, integrity: string): boolean {
  const hints = ownDocument.querySelectorAll<HTMLLinkElement>("link[rel~=modulepreload]");
  return [...hints].some((hint) => hint.href === href && hint.integrity !== integrity);
}
