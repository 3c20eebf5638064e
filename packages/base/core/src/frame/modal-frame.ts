import { isComposing } from "../index.js";
import type { FrameOptions } from "./frame.js";
import { PlainFrame } from "./plain-frame.js";

/** Milliseconds in which a click at the trigger's place can be the second one of a double click. */
const DOUBLE_CLICK_MS = 500;

/** A modal dialog over the page. Escape, its button or a click outside closes it. */
export class ModalFrame extends PlainFrame {
  static readonly sheets: readonly string[] = [];
  #openedAt = 0;

  constructor(host: HTMLElement, content: Node, options: FrameOptions) {
    super(host, content, options, "modal");
    const { dialog } = this.parts;
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.close("escape");
    });
    dialog.addEventListener("click", (event) => this.#ignoreDouble(event), { capture: true });
    dialog.addEventListener("keydown", (event) => {
      // Some engines close the dialog on an Escape that belongs to an input method.
      if (event.key === "Escape" && isComposing(event)) event.preventDefault();
    });
    this.#closeOnBackdropPress(dialog);
  }

  protected show(): void {
    const { dialog, title } = this.parts;
    this.#openedAt = performance.now();
    // The browser focuses the title at once. It would focus the close button first, which costs another layout.
    title.autofocus = true;
    dialog.showModal();
    title.autofocus = false;
  }

  protected hide(): void {
    this.parts.dialog.close();
  }

  protected takesFocus(): boolean {
    return true;
  }

  protected returnsFocus(): boolean {
    return true;
  }

  /** Shows the dialog as a modal again, because the browser has removed it from the top layer during the move. */
  moved(): void {
    const { dialog, title } = this.parts;
    if (!this.isOpen || dialog.matches(":modal")) return;
    dialog.close();
    dialog.showModal();
    title.focus({ preventScroll: true });
  }

  /** Ignores the second click of a double click on the trigger, which hits the opened dialog. */
  #ignoreDouble(event: MouseEvent): void {
    const { anchor } = this;
    const isDoubleClick = event.detail > 0 && event.timeStamp - this.#openedAt < DOUBLE_CLICK_MS;
    // On a busy page the browser's click count is more reliable than the time.
    if (!(isDoubleClick || event.detail > 1) || !anchor || isBeside(anchor, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Closes on a press that starts and ends on the backdrop, but not on a selection dragged out of a field. */
  #closeOnBackdropPress(dialog: HTMLDialogElement): void {
    let began = false;
    dialog.addEventListener("pointerdown", (event) => {
      began = event.target === dialog && isBeside(dialog, event);
    });
    dialog.addEventListener("click", (event) => {
      if (began && event.target === dialog && isBeside(dialog, event)) this.close("outside");
    });
  }
}

function isBeside(element: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
