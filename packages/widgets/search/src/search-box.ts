import {
  getBoxFor,
  getWindowFor,
  onMessages,
  ownAddress,
  ownWindow,
  panelOpened,
  safeHref,
  setOwnAttribute,
} from "@quire/core";
import { type Frame, placeBeside, type Shell, type Waiting } from "@quire/core/frame";
import { createOwnInput, labelOwnForm } from "./own-form.js";
import { ensureForm, makeCombobox, pageInput } from "./page-input.js";
import { PARAMETER, RESULTS_HREF } from "./results-address.js";

/** The parts of the shell between which the list moves. */
interface BoxParts {
  readonly frame: Frame;
  /** The placeholder for the list. */
  readonly waiting: Waiting;
  /** The container of the list below the page's field, on the top layer. */
  readonly panel: HTMLElement;
  /** The container of the list in the overlay. */
  readonly body: HTMLElement;
  readonly list: Node;
}

/** The shell of a search, with the parts that its view uses. */
export interface SearchShell extends Shell {
  readonly frame: Frame;
  readonly box: SearchBox;
}

export interface SearchBox {
  readonly isOverlay: boolean;
  /** The field in use: the overlay's while it is open, else the page's. */
  readonly input: HTMLInputElement | null | undefined;
  readonly typed: string;
  /** Submits the form with a search term. */
  searchFor(term: string): void;
  /** Shows the list below the page's field. */
  showList(): void;
  hideList(): void;
  /** Shows or removes placeholders for suggestions. */
  wait(isWaiting: boolean): void;
}

/**
 * Creates a search in plain DOM: the page's own form, the overlay with Quire's form, and the container of the list
 * below the active form. All of it works before suggestions load, and without them.
 */
export function createSearchBox(
  host: HTMLElement,
  { frame, waiting, panel, body, list }: BoxParts,
): SearchBox {
  let own: HTMLInputElement | undefined;
  let panelController: AbortController | undefined;
  let unfollowMessages: (() => void) | undefined;
  const getAttribute = (attribute: string) => host.getAttribute(attribute)?.trim();
  const resultsHref = () => safeHref(getAttribute("results-href")) ?? RESULTS_HREF;

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
      if (panelController) return;
      panelController = new AbortController();
      panelOpened(panel, panelController.signal);
      const options = { capture: true, passive: true, signal: panelController.signal };
      ownWindow.addEventListener("scroll", place, options);
      ownWindow.addEventListener("resize", place, options);
      visualViewport?.addEventListener("resize", place, options);
    },
    hideList() {
      panelController?.abort();
      panelController = undefined;
      panel.hidePopover();
    },
    wait(isWaiting) {
      waiting.set(isWaiting, frame.isOpen);
    },
  };

  /** Adopts the page's field, also one that was added later. */
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
    const input = own;
    labelOwnForm(input);
    unfollowMessages ??= onMessages(() => labelOwnForm(input));
    const page = pageInput(host);
    own.form?.setAttribute("action", ownAddress(page?.form?.getAttribute("action") || resultsHref()));
    own.name = page?.name || getAttribute("parameter") || PARAMETER;
    own.placeholder = getAttribute("placeholder") ?? "";
    if (page) own.value = page.value;
    body.append(list);
    own.focus();
    own.select();
  }
  function onClose(): void {
    unfollowMessages?.();
    unfollowMessages = undefined;
    const page = pageInput(host);
    if (page && own) page.value = own.value;
    panel.append(list);
  }

  adopt();
  host.addEventListener("focusin", adopt);
  // If the page is one large form, this event must not reach it as that form's submission.
  host.addEventListener("submit", (event) => host.closest("form") && event.stopPropagation());
  host.addEventListener("quire-open", ({ target }) => target === host && onOpen());
  host.addEventListener("quire-close", ({ target }) => target === host && onClose());
  return box;
}

const GAP = 8;

const MIN_HEIGHT_PX = 160;

/**
 * Places a panel on the top layer below `anchor`, with the anchor's width if the style sheet allows it, in the visible
 * area.
 */
function placeBelow(panel: HTMLElement, anchor: Element): void {
  const { bottom, width } = getBoxFor(panel, anchor);
  // The height above a phone's on-screen keyboard.
  const visible = (getWindowFor(panel).height * (visualViewport?.height ?? innerHeight)) / innerHeight;
  panel.style.width = `${width}px`;
  panel.style.maxHeight = `${Math.max(MIN_HEIGHT_PX, visible - bottom - 2 * GAP)}px`;
  placeBeside(panel, anchor, "start");
  // A list belongs below its field, even if there is more room above.
  panel.style.top = `${bottom + GAP}px`;
}
