import type { FrameOptions } from "./frame.js";
import { PlainFrame } from "./plain-frame.js";

/** A dialog over the page: the rest is inert until Escape, its button or a press beside it closes it. */
export class ModalFrame extends PlainFrame {
  constructor(host: HTMLElement, content: Node, options: FrameOptions) {
    super(host, content, options);
    const { dialog } = this.parts;
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      this.close("escape");
    });
    this.#closeOnBackdropPress(dialog);
  }

  protected show(): void {
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

  /** A press that begins and ends on the backdrop closes; a selection dragged out of a field does not. */
  #closeOnBackdropPress(dialog: HTMLDialogElement): void {
    let began = false;
    dialog.addEventListener("pointerdown", (event) => {
      began = event.target === dialog && isOnBackdrop(dialog, event);
    });
    dialog.addEventListener("click", (event) => {
      if (began && event.target === dialog && isOnBackdrop(dialog, event)) this.close("outside");
    });
  }
}

function isOnBackdrop(dialog: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
