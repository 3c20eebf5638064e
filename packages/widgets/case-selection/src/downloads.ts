import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";

const PATH = /^\/download\/case-selections\/[^/]+\/[^/]+$/;

/** The PDFs of case selections on this page (accounts-2.25). */
export interface Downloads {
  /** True while a case selection is on the page and locks its PDFs. */
  readonly guarded: boolean;
  /** Paths of the PDFs that the host has unlocked. */
  readonly available: ReadonlySet<string>;
}

/** The page's store, which the overlay, links and tiles share. */
export function downloadsStore(): StoreApi<Downloads> {
  return pageSingleton("case-downloads", () =>
    createStore<Downloads>()(() => ({ guarded: false, available: new Set() })),
  );
}

/** Returns the path of a PDF by its ids, or undefined for invalid ids. */
export function getDownloadPath(eid: string, iid: string): string | undefined {
  return getDownload(`/download/case-selections/${encodeURIComponent(eid)}/${encodeURIComponent(iid)}`);
}

/** Returns the PDF path in an address of this site, or undefined for other addresses. */
export function getDownload(href: string): string | undefined {
  if (!URL.canParse(href, location.href)) return undefined;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && PATH.test(pathname) ? pathname : undefined;
}

/** Returns true if an address is a PDF that the host has unlocked. */
export function isFree({ available }: Downloads, href: string | null): boolean {
  const path = href === null ? undefined : getDownload(href);
  return path !== undefined && available.has(path);
}

/** Returns true if an address is a PDF that the host has not unlocked yet. */
export function isLocked(downloads: Downloads, href: string): boolean {
  return downloads.guarded && getDownload(href) !== undefined && !isFree(downloads, href);
}
