import { ownAddress, ownWindow, panelOpened, safeHref, setOwnAttribute } from "@quire/core";
import type { Frame, Shell, Waiting } from "@quire/core/frame";
import { PARAMETER, RESULTS_HREF } from "./defaults.js";
import { createOwnInput } from "./own-form.js";
import { ensureForm, makeCombobox, pageInput } from "./page-input.js";
import { placeBelow } from "./place-below.js";

/** The parts of a shell that a search box moves about. */
interface BoxParts {
  readonly frame: Frame;
  /** Stands where the list will be. */
  readonly waiting: Waiting;
  /** Holds the list below the page's field, on the top layer. */
  readonly panel: HTMLElement;
  /** Holds it in the overlay. */
  readonly body: HTMLElement;
  readonly list: Node;
}

/** The shell of a search, which its view knows as such. */
export interface SearchShell extends Shell {
  readonly frame: Frame;
  readonly box: SearchBox;
}

export interface SearchBox {
  readonly isOverlay: boolean;
  /** The field in use: the overlay's while it is open, else the page's. */
  readonly input: HTMLInputElement | null | undefined;
  readonly typed: string;
  /** Searches for a term by the form. */
  searchFor(term: string): void;
  /** Shows the list below the page's field. */
  showList(): void;
  hideList(): void;
  /** Shows places for suggestions, or takes them away. */
  wait(isWaiting: boolean): void;
}

/**
 * A search in plain DOM: the page's own form, the overlay with a form of ours, and the place of the list, which is
 * below whichever is in use. All of it works before there are suggestions, and without them.
 */
export function createSearchBox(
  host: HTMLElement,
  { frame, waiting, panel, body, list }: BoxParts,
): SearchBox {
  let own: HTMLInputElement | undefined;
  let shown: AbortController | undefined;
  const said = (attribute: string) => host.getAttribute(attribute)?.trim();
  const resultsHref = () => safeHref(said("results-href")) ?? RESULTS_HREF;

  const box: SearchBox = {
    get isOverlay() {
      return frame.isOpen;
    },
    get input() {
      return frame.isOpen ? own : pageInput(host);
    },
    get typed() {
      return box.input?.value ?? "";
    },
    searchFor(term) {
      const { input } = box;
      if (!input) return;
      input.value = term;
      input.form?.requestSubmit();
    },
    showList() {
      const { input } = box;
      if (!input || !panel.isConnected) return;
      panel.togglePopover(true);
      const place = () => placeBelow(panel, input.form ?? input);
      place();
      if (shown) return;
      shown = new AbortController();
      panelOpened(panel, shown.signal);
      const options = { capture: true, passive: true, signal: shown.signal };
      ownWindow.addEventListener("scroll", place, options);
      ownWindow.addEventListener("resize", place, options);
      visualViewport?.addEventListener("resize", place, options);
    },
    hideList() {
      shown?.abort();
      shown = undefined;
      panel.hidePopover();
    },
    wait(isWaiting) {
      waiting.set(isWaiting, frame.isOpen);
    },
  };

  /** The page's field, also one that came later. */
  function adopt(): void {
    const input = pageInput(host);
    if (!input) return;
    setOwnAttribute(host, "data-form", "");
    makeCombobox(input);
    ensureForm(host, input, resultsHref());
  }
  function onOpen(): void {
    box.hideList();
    own ??= createOwnInput(host);
    const page = pageInput(host);
    own.form?.setAttribute("action", ownAddress(page?.form?.getAttribute("action") || resultsHref()));
    own.name = page?.name || said("parameter") || PARAMETER;
    own.placeholder = said("placeholder") ?? "";
    if (page) own.value = page.value;
    body.append(list);
    own.focus();
    own.select();
  }
  function onClose(): void {
    const page = pageInput(host);
    if (page && own) page.value = own.value;
    panel.append(list);
  }

  adopt();
  host.addEventListener("focusin", adopt);
  // On a page that is one large form, this is not that form's submission.
  host.addEventListener("submit", (event) => host.closest("form") && event.stopPropagation());
  host.addEventListener("quire-open", ({ target }) => target === host && onOpen());
  host.addEventListener("quire-close", ({ target }) => target === host && onClose());
  return box;
}
