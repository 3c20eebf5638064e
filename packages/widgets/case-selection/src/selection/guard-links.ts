import { ownDocument } from "@quire/core";
import { downloadsStore, getDownload, getDownloadPath } from "../downloads.js";

const LINKS = 'a[href*="/download/case-selections/"], a[data-eid][data-iid]';

/** A locked link's original attributes, by name. */
type Attributes = ReadonlyMap<string, string | null>;

const CHANGED = [
  "href",
  "aria-disabled",
  "aria-haspopup",
  "role",
  "tabindex",
  "data-href",
  "data-locked",
] as const;

/** A locked link that opens the overlay. It is active, so it is not marked as disabled. */
const ACTS = '.pdf-paywall, [data-quire-do="pdf-paywall"]';

/** Keeps the page's PDF links disabled until the host unlocks their PDF (accounts-2.25). */
export interface LinkGuard {
  /** Locks new links, and unlocks those whose PDF has become available. */
  scan(): void;
  /** Restores every link as the page wrote it. */
  release(): void;
}

export function guardLinks(): LinkGuard {
  const locked = new Map<HTMLAnchorElement, Attributes>();

  function updateLink(link: HTMLAnchorElement): void {
    const path = getPath(link);
    if (path === undefined) return;
    const before = locked.get(link);
    if (!downloadsStore().getState().available.has(path)) {
      if (!before) locked.set(link, lockLink(link));
    } else if (before ?? !link.hasAttribute("href")) {
      locked.delete(link);
      unlockLink(link, path, before);
    }
  }
  return {
    scan() {
      for (const link of locked.keys()) if (!link.isConnected) locked.delete(link);
      for (const link of new Set([
        ...locked.keys(),
        ...ownDocument.querySelectorAll<HTMLAnchorElement>(LINKS),
      ]))
        updateLink(link);
    },
    release() {
      for (const [link, before] of locked) restoreAttributes(link, before);
      locked.clear();
    },
  };
}

function getPath(link: HTMLAnchorElement): string | undefined {
  const { eid, iid, href } = link.dataset;
  const address = link.getAttribute("href") ?? href;
  if (address !== null && address !== undefined) return getDownload(address);
  return eid && iid ? getDownloadPath(eid, iid) : undefined;
}

/**
 * Locks a link. Without `href` browsers do not treat it as a link, so it gets a role and a place in the tab
 * order.
 */
function lockLink(link: HTMLAnchorElement): Attributes {
  const before = new Map(CHANGED.map((name) => [name, link.getAttribute(name)]));
  const href = link.getAttribute("href");
  if (href !== null) link.dataset.href = href;
  link.removeAttribute("href");
  link.dataset.locked = "";
  link.tabIndex = 0;
  const acts = link.matches(ACTS);
  link.setAttribute("role", acts ? "button" : "link");
  if (acts) {
    link.removeAttribute("aria-disabled");
    link.setAttribute("aria-haspopup", "dialog");
  } else {
    link.setAttribute("aria-disabled", "true");
  }
  return before;
}

function unlockLink(link: HTMLAnchorElement, path: string, before: Attributes | undefined): void {
  if (before) restoreAttributes(link, before);
  link.removeAttribute("aria-disabled");
  if (!link.hasAttribute("href")) link.href = path;
}

function restoreAttributes(link: HTMLAnchorElement, before: Attributes): void {
  for (const [name, value] of before) {
    if (value === null) link.removeAttribute(name);
    else link.setAttribute(name, value);
  }
}
