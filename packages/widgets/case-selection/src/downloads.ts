import { pageSingleton } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";

const PATH = /^\/download\/case-selections\/[^/]+\/[^/]+$/;

/** The PDFs of case selections on this page (accounts-2.25). */
export interface Downloads {
  /** A case selection stands on the page: its PDFs wait for the host's word. */
  readonly guarded: boolean;
  /** The paths of those that the host has said to be there in full. */
  readonly available: ReadonlySet<string>;
}

/** One for the page: the overlay guards, links and tiles follow. */
export function downloadsStore(): StoreApi<Downloads> {
  return pageSingleton("case-downloads", () =>
    createStore<Downloads>()(() => ({ guarded: false, available: new Set() })),
  );
}

/** The path of a PDF by its ids; undefined where they make none. */
export function downloadPath(eid: string, iid: string): string | undefined {
  return downloadOf(`/download/case-selections/${encodeURIComponent(eid)}/${encodeURIComponent(iid)}`);
}

/** The path of the PDF that an address of this site leads to; undefined where it leads elsewhere. */
export function downloadOf(href: string): string | undefined {
  if (!URL.canParse(href, location.href)) return undefined;
  const { origin, pathname } = new URL(href, location.href);
  return origin === location.origin && PATH.test(pathname) ? pathname : undefined;
}

/** Tells if an address is a PDF that the host has unlocked. */
export function isFree({ available }: Downloads, href: string | null): boolean {
  const path = href === null ? undefined : downloadOf(href);
  return path !== undefined && available.has(path);
}

/** Tells if an address is a PDF that the host has not unlocked yet. */
export function isLocked(downloads: Downloads, href: string): boolean {
  return downloads.guarded && downloadOf(href) !== undefined && !isFree(downloads, href);
}
