import { isElement, ownDocument } from "@quire/core";

/** Selectors of elements that open an overlay; the last one asks guests to sign in. */
const OPENER = '[data-quire-open], [data-requires="sign-in"]';

/**
 * An overlay opened from the small screen's menu closes the menu, which hides its item. When the overlay closes, the
 * menu's button takes the focus, which would otherwise be lost.
 */
export function returnToMenu(host: HTMLElement): void {
  host.addEventListener("click", ({ target }) => {
    const opener = isElement(target) ? target.closest<HTMLElement>(OPENER) : null;
    if (opener?.closest('[slot="navigation"]')) takeOver(host, opener.dataset.quireOpen ?? "auth-modal");
  });
}

function takeOver(host: HTMLElement, overlay: string): void {
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
