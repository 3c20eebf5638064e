import { safeHref, setOwnAttribute } from "@quire/core";
import { isParsed, makeElement } from "@quire/element";
import { sessionStore } from "@quire/services/session";
import {
  createDefaultAccount,
  createDefaultCart,
  createDefaultSearch,
  createDefaultSearchButton,
  getSlot,
} from "./defaults.js";
import { DEFAULTS, type HeaderOptions } from "./header-options.js";
import { UserMenu } from "./user-menu.js";

export type Logo = "big" | "small";

/** Up to this width in pixels the scroll positions for mobile apply (content-9.1). */
const MAX_MOBILE_WIDTH_PX = 767;

/** The page of results for a search without a form of the page. */
const RESULTS_HREF = "/search";

const DEFAULT_CONTENT = {
  search: createDefaultSearch,
  account: createDefaultAccount,
  cart: createDefaultCart,
};

/** Below this width in pixels the navigation is behind its button (content-9.2). */
export const SMALL_SCREEN = 817;

/**
 * The header's logic: it lays out the page's markup, swaps the logos on scroll, and shows the current user. It needs no
 * React, and changes nothing in the page's own markup.
 */
export class HeaderShell {
  readonly #host: HTMLElement;
  readonly #menu = new UserMenu();
  #options = DEFAULTS;
  #logo: Logo = "big";
  #isFilled = false;

  constructor(host: HTMLElement, root: ShadowRoot) {
    this.#host = host;
    root.append(
      ...["logo", "menu", "search-button", "edition", "logo-small"].map((name) => getSlot(name)),
      getSlot("search"),
      getSlot("account"),
      this.#menu.button,
      this.#menu.panel,
      getSlot("cart"),
      getSlot("navigation"),
      makeElement("slot", {}),
    );
    this.#setLandmarkRole();
  }

  set(options: HeaderOptions): void {
    this.#options = options;
    this.#fillSlots();
    this.#menu.label(options);
    this.showUser();
    this.showLogo();
  }

  showUser(): void {
    const session = sessionStore().getState();
    const before = this.#host.dataset.user;
    const hadFocus = this.#hasFocus();
    this.#menu.show(session);
    setOwnAttribute(this.#host, "data-user", session.status);
    // The focused element is hidden now, so its replacement takes the focus.
    if (!hadFocus || before === session.status) return;
    const heir = session.status === "known" ? this.#menu.button : this.#account()?.querySelector("a");
    heir?.focus({ preventScroll: true });
  }

  showLogo(): void {
    const logo = getLogo(scrollY, innerWidth <= MAX_MOBILE_WIDTH_PX, this.#logo, this.#options);
    this.#logo = logo;
    setOwnAttribute(this.#host, "data-logo", logo);
  }

  /** Closes the small screen's panel. On a large screen the navigation is an ordinary part of the page. */
  closeNavigation(): void {
    const open = this.#host.querySelector<HTMLElement>('[slot="navigation"]:popover-open');
    if (open && innerWidth >= SMALL_SCREEN) open.hidePopover();
  }

  /** Creates defaults only for empty slots, because a hidden default tag would still load its widget. */
  #fillSlots(): void {
    if (this.#isFilled || !isParsed(this.#host)) return;
    this.#isFilled = true;
    for (const [name, fallback] of Object.entries(DEFAULT_CONTENT)) {
      if (this.#host.querySelector(`:scope > [slot="${name}"]`)) continue;
      this.#slot(name)?.append(fallback());
    }
    this.#addSearchButton();
  }

  /** Small screens hide the form of a search widget, so a link opens its overlay. */
  #addSearchButton(): void {
    if (
      this.#host.querySelector(
        ':scope > [slot="search-button"], [slot="navigation"] [data-quire-open="search"]',
      )
    )
      return;
    const search = this.#slot("search")?.assignedElements({ flatten: true })[0];
    if (!search?.matches('quire-search, [data-quire="search"], [data-quire-widget="search"]')) return;
    const action = search.querySelector("form")?.getAttribute("action");
    this.#slot("search-button")?.append(createDefaultSearchButton(safeHref(action) ?? RESULTS_HREF));
  }

  #slot(name: string): HTMLSlotElement | null | undefined {
    return this.#host.shadowRoot?.querySelector<HTMLSlotElement>(`slot[name="${name}"]`);
  }

  #account(): Element | undefined {
    return this.#slot("account")?.assignedElements({ flatten: true })[0];
  }

  /** Tells if the focus is in the user menu or on the sign-in link. */
  #hasFocus(): boolean {
    const { button, panel } = this.#menu;
    return [button, panel, this.#account()].some((one) => one?.matches(":focus-within"));
  }

  #setLandmarkRole(): void {
    if (!this.#host.role && !this.#host.closest('header, [role="banner"]')) this.#host.role = "banner";
  }
}

/** Returns the logo at a scroll position. Between the two positions the previous logo stays (content-2.20). */
export function getLogo(scroll: number, isMobile: boolean, before: Logo, options: HeaderOptions): Logo {
  const big = isMobile ? options.mobileBigBelow : options.desktopBigBelow;
  const small = isMobile ? options.mobileSmallAbove : options.desktopSmallAbove;
  if (scroll < big) return "big";
  return scroll > small ? "small" : before;
}
