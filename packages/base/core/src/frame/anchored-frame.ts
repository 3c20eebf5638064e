import {
  getShownParent,
  ignoreSecondClick,
  isComposing,
  isElement,
  openPanels,
  ownDocument,
} from "../index.js";
import sheet from "./anchored.css?inline";
import { dragSheet } from "./drag-sheet.js";
import type { CloseReason, FrameOptions } from "./frame.js";
import { getModalAround, moveInto } from "./modal-around.js";
import { placeBeside, unplace } from "./place-beside.js";
import { isFocusOnBody, PlainFrame } from "./plain-frame.js";

/**
 * A panel next to its trigger. It is a popover on the top layer, so that no stacking context or overflow of the page clips
 * it. A click or focus elsewhere closes it, except in a toast above it.
 */
export class AnchoredFrame extends PlainFrame {
  static readonly sheets: readonly string[] = [sheet];
  /** Moves the host back to its place on the page. */
  #goHome: (() => void) | undefined;

  constructor(host: HTMLElement, content: Node, options: FrameOptions) {
    super(host, content, options, "anchored");
    this.parts.dialog.popover = "manual";
    dragSheet(this.parts, (reason) => this.close(reason));
  }

  protected show(signal: AbortSignal): void {
    this.#joinModal(signal);
    unplace(this.panel); // The closed panel was still placed during its closing animation.
    this.#showPopover();
    this.#closeFromOutside(signal);
    this.placed(signal);
    this.anchor?.setAttribute("aria-expanded", "true");
    ignoreSecondClick();
  }

  protected hide(): void {
    this.parts.dialog.removeAttribute("open");
    this.panel.hidePopover();
    this.#leaveModal();
    this.anchor?.setAttribute("aria-expanded", "false");
  }

  protected takesFocus(keyboard: boolean): boolean {
    return keyboard;
  }

  protected returnsFocus(reason: CloseReason): boolean {
    return reason !== "outside";
  }

  /** Shows the popover again, because the browser has closed it during the move. */
  moved(): void {
    if (this.isOpen && !this.panel.matches(":popover-open")) this.#showPopover();
  }

  /** Shows the popover. The attribute `open` is set for selectors, but only afterwards: popovers refuse it before. */
  #showPopover(): void {
    this.parts.dialog.removeAttribute("open");
    // An inert panel takes no focus. Otherwise a menu around the trigger would close before the panel is placed.
    this.panel.inert = true;
    if (!this.panel.matches(":popover-open")) this.panel.showPopover();
    this.panel.inert = false;
    this.parts.dialog.setAttribute("open", "");
  }

  /** Moves the open panel into the page's modal around its trigger. It stays on the page when that modal is hidden. */
  #joinModal(signal: AbortSignal): void {
    const modal = this.anchor && getModalAround(this.anchor);
    if (!modal || getModalAround(this.host) === modal) return;
    this.#goHome = moveInto(modal, this.host);
    const follow = () => {
      if (signal.aborted || modal.checkVisibility()) return;
      this.#leaveModal();
      if (this.host.isConnected) this.moved();
    };
    const observer = new ResizeObserver(() => requestAnimationFrame(follow));
    observer.observe(this.panel);
    signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  }

  #leaveModal(): void {
    this.#goHome?.();
    this.#goHome = undefined;
  }

  protected override placed(signal: AbortSignal): void {
    if (!this.anchor) return;
    const undo = this.place?.(this);
    if (undo) signal.addEventListener("abort", undo, { once: true });
    else placeBeside(this.panel, this.anchor, this.align);
  }

  #closeFromOutside(signal: AbortSignal): void {
    // Uses the capture phase, because a page that stops the event must not keep the panel open.
    const options = { capture: true, signal };
    ownDocument.addEventListener("pointerdown", (event) => this.#onPress(event), options);
    ownDocument.addEventListener("keydown", (event) => this.#onKey(event), options);
    this.panel.addEventListener("focusout", (event) => this.#onFocusOut(event), { signal });
  }

  #onPress(event: Event): void {
    const isPanelOrAnchor = (target: EventTarget) => target === this.panel || target === this.anchor;
    const path = event.composedPath();
    if (!path.some((target) => isPanelOrAnchor(target) || isAbove(target)) && !this.#isForeign(path))
      this.close("outside");
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === "Tab") this.#afterTab();
    if (event.key !== "Escape" || isComposing(event) || event.composedPath().some(isAbove)) return;
    event.stopPropagation();
    event.preventDefault(); // Prevents the key from closing a modal around the panel.
    this.close("escape");
  }

  /** Moves focus to the trigger after the last control of a panel, because nothing follows at the end of the page. */
  #afterTab(): void {
    if (!this.panel.matches(":focus-within") && !this.host.matches(":focus-within")) return;
    setTimeout(() => {
      if (isFocusOnBody()) this.close("done");
    });
  }

  #onFocusOut({ relatedTarget }: FocusEvent): void {
    if (!(relatedTarget instanceof Node)) return;
    const isInside = this.panel.contains(relatedTarget) || this.host.contains(relatedTarget);
    if (isInside || isAbove(relatedTarget) || isOrHolds(relatedTarget, this.anchor)) return;
    if (!this.#isForeign(getShownAncestors(relatedTarget))) this.close("outside");
  }

  /**
   * Recognizes an event in a password manager's menu, which is not part of the page: a separate popover, or an element
   * next to the body. A popover around the trigger belongs to the page.
   */
  #isForeign(path: readonly EventTarget[]): boolean {
    const { body, documentElement } = ownDocument;
    if (path[0] !== documentElement && path.includes(documentElement) && !path.includes(body)) return true;
    const around = this.anchor ? getShownAncestors(this.anchor) : [];
    return path.some((node) => isElement(node) && node.matches(":popover-open") && !around.includes(node));
  }
}

/** Returns a node and its ancestors, through slots and shadow roots. */
function getShownAncestors(node: Node): readonly Node[] {
  const path = [node];
  for (let parent = getShownParent(node); parent; parent = getShownParent(parent)) path.push(parent);
  return path;
}

/** Recognizes a toast. It reports an action of this panel and can undo it. */
const isAbove = (target: EventTarget): boolean => openPanels().above.has(target);

/** Recognizes focus on the trigger. For a trigger in a shadow root, the event names only the host. */
function isOrHolds(target: Node, trigger: HTMLElement | undefined): boolean {
  if (trigger?.contains(target)) return true;
  let root = trigger?.getRootNode();
  while (root instanceof ShadowRoot) {
    if (root.host === target) return true;
    root = root.host.getRootNode();
  }
  return false;
}
