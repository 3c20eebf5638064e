import { createFrame, type Frame, ModalFrame } from "@quire/core/frame";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { text } from "./text.js";

/** Attributes and props of the notice. */
interface MaintenanceOptions {
  readonly heading: string;
  readonly message: string;
}

/** The notice in plain DOM: the store is closed until the given time (content-2.38). */
export class MaintenancePart implements DomView<MaintenanceOptions> {
  readonly #place: DomPlace;
  readonly #message = makeElement("p", { part: "message" });
  readonly #continue = makeElement("button", { part: "continue", type: "button" });
  readonly frame: Frame;
  #heading = "";

  constructor(place: DomPlace) {
    this.#place = place;
    const content = makeElement("div", { part: "notice" }, this.#message, this.#continue);
    const title = () => this.#heading || text("title");
    this.frame = createFrame(place.host, place.root, content, { kind: ModalFrame, title });
    this.#continue.addEventListener("click", () => this.frame.close("button"));
  }

  set({ heading, message }: MaintenanceOptions): void {
    this.#heading = heading;
    this.#message.textContent = message || text("message");
    this.#continue.textContent = text("continue");
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
