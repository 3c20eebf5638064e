import { adoptStyles, isElement, ownDocument, ownWindow, pageSingleton, perDocument } from "@quire/core";
import type { DomPlace, DomView } from "@quire/element";
import { bindToSession, enhanceMenuItems } from "@quire/features/navigation";
import type { HeaderOptions } from "./header-options.js";
import { HeaderShell, SMALL_SCREEN } from "./header-shell.js";
import look from "./page.css?inline";

/** Creates the header. */
export function createHeader({ host, root, show }: DomPlace): DomView<HeaderOptions> {
  lookRight(host);
  const header = new HeaderShell(host, root);
  keepHeader(host, header);
  bindToSession(host, () => header.showUser());
  const lookForItems = enhanceMenuItems(host);
  restoreFocusToMenu(host);
  return {
    set(options) {
      header.set(options);
      lookForItems();
      show("ready");
    },
    moved: () => lookRight(host),
    end() {}, // Nothing to do: the page-wide state holds its host weakly.
  };
}

/** Adds the sheet that the page should have linked. Then the content may move. */
function lookRight(host: HTMLElement): void {
  if (getComputedStyle(host).getPropertyValue("--quire-header-sheet")) return;
  adoptStyles(host, look);
}

/** Selectors of elements that open an overlay; the last one asks guests to sign in. */
const OPENER = '[data-quire-open], [data-requires="sign-in"]';

/**
 * An overlay opened from the small screen's menu closes the menu, which hides its item. When the overlay closes, the
 * menu's button takes the focus, which would otherwise be lost.
 */
function restoreFocusToMenu(host: HTMLElement): void {
  host.addEventListener("click", ({ target }) => {
    const opener = isElement(target) ? target.closest<HTMLElement>(OPENER) : null;
    if (opener?.closest('[slot="navigation"]'))
      focusMenuOnClose(host, opener.dataset.quireOpen ?? "auth-modal");
  });
}

function focusMenuOnClose(host: HTMLElement, overlay: string): void {
  const onClose = (event: Event) => {
    const [closed] = event.composedPath();
    if (!isElement(closed) || closed.localName !== `quire-${overlay}`) return;
    ownDocument.removeEventListener("quire-close", onClose);
    const active = ownDocument.activeElement;
    // A focus inside the closed overlay is about to be lost.
    if (active !== ownDocument.body && !closed.contains(active)) return;
    // On a large screen the button is hidden and takes no focus.
    host.querySelector<HTMLElement>('[slot="menu"]')?.focus({ preventScroll: true });
  };
  ownDocument.addEventListener("quire-close", onClose);
}

interface Headers {
  readonly byHost: WeakMap<HTMLElement, HeaderShell>;
  /** Weak references: a removed host can be garbage-collected, and one that returns is up to date. */
  readonly hosts: Set<WeakRef<HTMLElement>>;
}

function getHeaders(): Headers {
  return pageSingleton("headers", () => {
    const all: Headers = { byHost: new WeakMap(), hosts: new Set() };
    const scrolled = oncePerFrame(() => forEachHeader(all, (header) => header.showLogo()));
    perDocument(() => {
      ownWindow.addEventListener("scroll", scrolled, { passive: true });
      ownWindow.addEventListener("resize", scrolled, { passive: true });
    });
    const large = matchMedia(`(width >= ${SMALL_SCREEN}px)`);
    large.addEventListener("change", () => forEachHeader(all, (header) => header.closeNavigation()));
    return all;
  });
}

/** Runs a task at most once per frame, which is more often than the 125 ms of content-9.8 require. */
function oncePerFrame(task: () => void): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    requestAnimationFrame(() => {
      waits = false;
      task();
    });
  };
}

function forEachHeader({ byHost, hosts }: Headers, call: (header: HeaderShell) => void): void {
  for (const reference of hosts) {
    const host = reference.deref();
    const header = host && byHost.get(host);
    if (!header) hosts.delete(reference);
    else if (host.isConnected) call(header);
  }
}

/** Updates a header on scroll, as long as its host exists. */
function keepHeader(host: HTMLElement, header: HeaderShell): void {
  getHeaders().byHost.set(host, header);
  getHeaders().hosts.add(new WeakRef(host));
}
