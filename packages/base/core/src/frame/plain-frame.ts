import { emit, getShownParent, onMessages, ownDocument, panelOpened } from "../index.js";
import type { CloseReason, Frame, FrameOptions, OpenOptions } from "./frame.js";
import { createFrameParts, type FrameParts, showBusy, showFailure } from "./frame-parts.js";
import type { Align } from "./place-beside.js";
import { restyle } from "./shell-registry.js";
import { text } from "./text.js";
import type { Waiting } from "./waiting.js";

/** The common part of modal and anchored frames. Subclasses show and close the panel. */
export abstract class PlainFrame implements Frame {
  readonly host: HTMLElement;
  readonly waiting: Waiting | undefined;
  protected readonly parts: FrameParts;
  protected place: ((frame: Frame) => () => void) | undefined;
  readonly #options: FrameOptions;
  #trigger: HTMLElement | undefined;
  /** Set while the frame is open. Aborts when it closes. */
  #openController: AbortController | undefined;
  #isBusy = true;
  /** True when the content has set the busy state itself. */
  #isBusySet = false;
  #hasArrived = false;
  /** The title that the content has set. */
  #givenTitle: string | undefined;

  /** @param part additional part name of the panel */
  constructor(host: HTMLElement, content: Node, options: FrameOptions, part: string) {
    this.host = host;
    this.#options = options;
    this.parts = createFrameParts(part, content);
    this.#setCloseLabel();
    this.parts.close.addEventListener("click", () => this.close("button"));
    const { body } = this.parts;
    this.waiting = options.skeleton?.place(host, body, body);
  }

  /** Shows the panel on the top layer. Its listeners end with the signal. */
  protected abstract show(signal: AbortSignal): void;
  protected abstract hide(): void;
  /** Decides if opening takes the focus, and if closing for a reason returns it. */
  protected abstract takesFocus(keyboard: boolean): boolean;
  protected abstract returnsFocus(reason: CloseReason): boolean;
  abstract moved(): void;

  get panel(): HTMLElement {
    return this.parts.dialog;
  }

  get anchor(): HTMLElement | undefined {
    return this.#trigger;
  }

  get align(): Align {
    return this.#options.align ?? "end";
  }

  get isOpen(): boolean {
    return this.#openController !== undefined;
  }

  open({ trigger, keyboard = false }: OpenOptions = {}): void {
    if (this.#openController) return;
    if (!emit(this.host, "quire-before-open", { trigger }, true)) {
      this.host.toggleAttribute("open", false);
      return;
    }
    this.#openController = new AbortController();
    this.#trigger = trigger ?? this.#options.trigger ?? this.#focused() ?? this.#trigger;
    this.setTitle();
    const unfollow = onMessages(() => this.setTitle(this.#givenTitle));
    this.#openController.signal.addEventListener("abort", unfollow);
    this.#wait();
    this.show(this.#openController.signal);
    panelOpened(this.panel, this.#openController.signal);
    restyle(this.host);
    this.#padScroll(this.#openController.signal);
    // Focus stays on the heading until the content arrives, because the close button is no good start.
    if (this.takesFocus(keyboard)) this.parts.title.focus({ preventScroll: true });
    else this.#trigger?.focus({ preventScroll: true });
    this.host.toggleAttribute("open", true);
    emit(this.host, "quire-open");
  }

  close(reason: CloseReason = "done"): void {
    if (!this.#openController) return;
    const hadFocus = isFocusOnBody() || [this.panel, this.host].some((one) => one.matches(":focus-within"));
    this.#openController.abort();
    this.#openController = undefined;
    this.#wait();
    this.hide();
    if (hadFocus && this.returnsFocus(reason)) this.#returnFocus();
    this.host.toggleAttribute("open", false);
    emit(this.host, "quire-close", { reason });
  }

  /** Keeps focused and scrolled-to elements below the heading, at any number of lines. */
  #padScroll(signal: AbortSignal): void {
    const { dialog, header } = this.parts;
    const observer = new ResizeObserver(() => {
      dialog.style.setProperty("--_header", `${header.offsetHeight}px`);
    });
    observer.observe(header);
    signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  }

  setTitle(given?: string): void {
    const words = given ?? this.#options.title();
    this.#givenTitle = given;
    if (this.parts.title.textContent !== words) this.parts.title.textContent = words;
    this.#setCloseLabel();
  }

  /** Names the close button in the page's language, which may have changed since the last call. */
  #setCloseLabel(): void {
    const { closeLabel } = this.#options;
    const label = closeLabel?.() ?? text("close");
    this.parts.close.setAttribute("aria-label", label);
    if (closeLabel) this.parts.close.title = label;
  }

  arrived(): void {
    this.#hasArrived = true;
    if (!this.#isBusySet) this.setBusy(false);
  }

  expectContent(): void {
    this.#hasArrived = false;
    this.setBusy(true);
    this.#isBusySet = false;
  }

  setBusy(busy: boolean): void {
    this.#isBusySet = true;
    this.#isBusy = busy;
    showBusy(this.parts, busy);
    this.#wait();
    if (!busy && !this.#openController) this.rehearse();
  }

  /** A closed frame shows no skeleton. */
  #wait(): void {
    this.waiting?.set(this.#isBusy && this.isOpen, true);
  }

  rehearse(): void {
    const { panel } = this;
    const layOut = () => {
      if (this.#openController || !panel.isConnected) return;
      panel.style.display = "block";
      panel.getBoundingClientRect();
      panel.style.display = "";
    };
    // WebKit has no idle callbacks, and skips this. The timeout limits how long a removed frame is kept in memory.
    if (typeof globalThis.requestIdleCallback === "function") requestIdleCallback(layOut, { timeout: 2_000 });
  }

  fail(retry: () => void, words: string = text("failed")): void {
    this.#options.onFail?.();
    this.#isBusy = false;
    this.#isBusySet = false;
    this.#wait();
    showFailure(this.parts, words, () => {
      // Content that has arrived is not covered again.
      if (this.#hasArrived) showBusy(this.parts, false);
      else this.expectContent();
      retry();
    });
  }

  onPlace(place: (frame: Frame) => () => void): void {
    this.place = place;
    if (this.#openController) this.placed(this.#openController.signal);
  }

  /** Returns the focused element outside of the frame. A closing frame can still contain the focus. */
  #focused(): HTMLElement | undefined {
    const active = activeElement();
    return active && this.#contains(active) ? undefined : active;
  }

  #returnFocus(): void {
    this.#trigger?.focus({ preventScroll: true });
    const active = activeElement();
    // The trigger was removed. The closing panel can be visible for a moment, but must not keep focus.
    if (active && isWithin(this.panel, active)) active.blur();
  }

  #contains(element: Element): boolean {
    return this.panel.contains(element) || this.host.contains(element);
  }

  /** Places the panel. Frames without a placement do nothing. */
  protected placed(_signal: AbortSignal): void {}
}

/** Recognizes lost focus: the focused element was removed, or was the last one of the page. */
export const isFocusOnBody = (): boolean => ownDocument.activeElement === ownDocument.body;

/** Recognizes an element that shows inside another, also through slots. */
function isWithin(outer: Element, inner: Element): boolean {
  for (let node: Node | null = inner; node; node = getShownParent(node)) if (node === outer) return true;
  return false;
}

/** The focused element, also inside open shadow roots. */
function activeElement(): HTMLElement | undefined {
  let active = ownDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active instanceof HTMLElement && active !== ownDocument.body ? active : undefined;
}
