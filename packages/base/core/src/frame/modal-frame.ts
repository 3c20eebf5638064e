import { isComposing } from "../index.js";
import type { FrameOptions } from "./frame.js";
import { PlainFrame } from "./plain-frame.js";

/** Milliseconds in which a press where the trigger stands may be the second of a double click on it. */
const DOUBLE = 500;

/** A dialog over the page: the rest is inert until Escape, its button or a press beside it closes it. */
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
      // Not every engine knows by itself that this Escape is the input method's.
      if (event.key === "Escape" && isComposing(event)) event.preventDefault();
    });
    this.#closeOnBackdropPress(dialog);
  }

  protected show(): void {
    this.#openedAt = performance.now();
    this.parts.dialog.showModal();
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

  /** The browser has taken the dialog off the top layer, and left it open. */
  moved(): void {
    const { dialog, title } = this.parts;
    if (!this.isOpen || dialog.matches(":modal")) return;
    dialog.close();
    dialog.showModal();
    title.focus({ preventScroll: true });
  }

  /** The second press of a double click on the trigger lands on what has opened: it is no press of that. */
  #ignoreDouble(event: MouseEvent): void {
    const { anchor } = this;
    const isSoon = event.detail > 0 && event.timeStamp - this.#openedAt < DOUBLE;
    // On a busy page the browser knows better.
    if (!(isSoon || event.detail > 1) || !anchor || isBeside(anchor, event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** A press that begins and ends on the backdrop closes; a selection dragged out of a field does not. */
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
