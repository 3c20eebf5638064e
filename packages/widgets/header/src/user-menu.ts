import { ownDocument, report, safeHref, uniqueId } from "@quire/core";
import { makeElement } from "@quire/element";
import { type Session, sessionStore } from "@quire/services/session";
import { getSlot } from "./defaults.js";
import type { HeaderOptions } from "./header-options.js";
import { text } from "./text.js";

/**
 * The button with the user's name, and its menu: the full name, the access level, links, sign-out. The menu is a native
 * popover, so Escape and a click outside close it, the focus returns, and the page cannot clip it.
 */
export class UserMenu {
  readonly button: HTMLButtonElement;
  readonly panel: HTMLElement;
  readonly #label = makeElement("bdi", { part: "user-name" });
  readonly #name = makeElement("bdi", {});
  readonly #level = makeElement("p", { part: "level" });
  readonly #library = makeElement("a", { part: "item library" });
  readonly #account = makeElement("a", { part: "item account-link" });
  readonly #signOut = makeElement("button", {
    part: "item sign-out",
    type: "button",
    "data-quire-do": "sign-out",
  });

  constructor() {
    const id = uniqueId("user-menu");
    // The server's markup does not know the current user.
    this.button = makeElement(
      "button",
      {
        part: "user",
        type: "button",
        popovertarget: id,
        "aria-expanded": "false",
        "aria-controls": id,
        "data-live": "",
      },
      this.#label,
      createChevron(),
    );
    this.panel = makeElement(
      "div",
      { part: "user-menu", popover: "auto", id },
      makeElement("p", { part: "full-name", "data-live": "" }, this.#name),
      this.#level,
      getSlot("user-menu", this.#library, this.#account),
      this.#signOut,
    );
    this.panel.addEventListener("beforetoggle", ({ newState }) => {
      // The browser restores the focus only if it has opened the panel itself.
      const hadFocus = newState === "closed" && this.panel.matches(":focus-within");
      if (hadFocus) this.button.focus({ preventScroll: true });
    });
    this.panel.addEventListener("toggle", ({ newState }) => {
      this.button.ariaExpanded = String(newState === "open");
    });
    // The second click of a double click does not close the menu.
    this.button.addEventListener("click", (event) => event.detail > 1 && event.preventDefault());
    moveByArrows(this.button, this.panel);
    for (const part of [this.button, this.panel])
      part.addEventListener("focusout", ({ relatedTarget }) => this.#onFocusOut(relatedTarget));
  }

  /** Closes the menu when the focus leaves it. An open menu would cover the focused element. */
  #onFocusOut(next: EventTarget | null): void {
    if (!(next instanceof HTMLElement) || next === this.button || this.panel.contains(next)) return;
    if (!next.closest('[slot="user-menu"]') && this.panel.matches(":popover-open")) this.panel.hidePopover();
  }

  /** Sets the texts, also when the page's messages load. */
  label({ libraryHref, accountHref }: HeaderOptions): void {
    this.#library.textContent = text("library");
    this.#library.setAttribute("href", safeHref(libraryHref) ?? "/my-library");
    const account = safeHref(accountHref);
    this.#account.hidden = account === undefined;
    this.#account.textContent = text("account");
    if (account !== undefined) this.#account.setAttribute("href", account);
    this.#signOut.textContent = text("signOut");
  }

  show(session: Session): void {
    const isKnown = session.status === "known";
    this.button.hidden = !isKnown;
    this.#level.textContent = "";
    if (isKnown) this.#showUser(session);
    else this.#forget();
  }

  /** Clears the name in hidden nodes, because scripts of the page can read the shadow root. */
  #forget(): void {
    if (this.panel.matches(":popover-open")) this.panel.hidePopover();
    this.button.ariaLabel = null;
    for (const named of [this.#label, this.#name]) named.textContent = "";
  }

  #showUser(session: Session & { readonly status: "known" }): void {
    const { firstName, lastName, displayName, emailAddress } = session.user;
    const name = firstName || displayName || emailAddress;
    this.#label.textContent = name;
    this.button.ariaLabel = text("userMenu", { name });
    this.#name.textContent = `${firstName} ${lastName}`.trim() || name;
    import("./get-caption.js").then(({ getCaption }) => {
      // The user may have changed meanwhile.
      if (sessionStore().getState() === session) this.#level.textContent = getCaption(session.user);
    }, report);
  }
}

const SVG = "http://www.w3.org/2000/svg";

/** Draws a downward chevron by DOM calls, because a page's Trusted Types forbid markup strings. */
function createChevron(): SVGSVGElement {
  const icon = ownDocument.createElementNS(SVG, "svg");
  icon.setAttribute("part", "chevron");
  icon.setAttribute("viewBox", "0 0 12 12");
  icon.setAttribute("aria-hidden", "true");
  const path = ownDocument.createElementNS(SVG, "path");
  path.setAttribute("d", "M2.5 4.5 6 8l3.5-3.5");
  icon.append(path);
  return icon;
}

/** Handles the keys of a disclosed menu (ARIA Authoring Practices, disclosure navigation): arrows, Home, End. */
function moveByArrows(button: HTMLElement, panel: HTMLElement): void {
  button.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    panel.showPopover();
    getTabStops(panel)[0]?.focus();
  });
  panel.addEventListener("keydown", (event) => {
    const all = getTabStops(panel);
    const here = all.findIndex((stop) => event.composedPath().includes(stop));
    const next = { ArrowDown: here + 1, ArrowUp: here - 1, Home: 0, End: all.length - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    all.at(next % all.length)?.focus();
  });
}

/** Lists links and buttons, also those that the page has slotted. */
function getTabStops(panel: HTMLElement): HTMLElement[] {
  return [...panel.children].flatMap((child) => {
    const parents = child instanceof HTMLSlotElement ? child.assignedElements({ flatten: true }) : [child];
    return parents.flatMap((parent) =>
      [parent, ...parent.querySelectorAll("*")].filter(
        (one): one is HTMLElement =>
          one instanceof HTMLElement && one.matches("a[href], button") && one.checkVisibility(),
      ),
    );
  });
}
