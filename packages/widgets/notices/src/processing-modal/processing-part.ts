import { createFrame, type Frame, ModalFrame } from "@quire/core/frame";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { text } from "./text.js";

/** Attributes and props of the widget. */
interface ProcessingOptions {
  readonly heading: string;
  readonly message: string;
}

/** The dialog in plain DOM. It blocks the page while an order is processed (content-2.39). */
export class ProcessingPart implements DomView<ProcessingOptions> {
  readonly #place: DomPlace;
  readonly #message = makeElement("p", { part: "message", role: "status" });
  readonly frame: Frame;
  #heading = "";

  constructor(place: DomPlace) {
    this.#place = place;
    const spinner = makeElement("span", { part: "spinner", "aria-hidden": "true" });
    const content = makeElement("div", { part: "processing" }, spinner, this.#message);
    const title = () => this.#heading || text("title");
    this.frame = createFrame(place.host, place.root, content, { kind: ModalFrame, title });
    keepOpen(this.frame);
  }

  set({ heading, message }: ProcessingOptions): void {
    this.#heading = heading;
    this.#message.textContent = message || text("message");
    this.frame.setTitle(heading || text("title"));
    this.frame.setBusy(false);
    this.#place.show("ready");
  }

  moved(): void {
    this.frame.moved();
  }

  end(): void {
    this.frame.close();
  }
}

/** Prevents the user from closing the modal. If a browser closes it anyway, it opens again. */
function keepOpen(frame: Frame): void {
  const dialog = frame.panel;
  dialog.querySelector('[part="close"]')?.remove();
  const ignore = (event: Event) => {
    if (event.target !== dialog) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of ["cancel", "click"]) dialog.addEventListener(type, ignore, { capture: true });
  dialog.addEventListener("close", () => {
    if (frame.isOpen && dialog.isConnected && dialog instanceof HTMLDialogElement) dialog.showModal();
  });
}
