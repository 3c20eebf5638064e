import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { labels } from "./my-widget-model.js";

interface MyWidgetOptions {
  readonly heading: string;
  readonly onGreet: (detail: { readonly heading: string }) => void;
}

/** Renders the widget in plain DOM. */
export class MyWidgetView implements DomView<MyWidgetOptions> {
  readonly #place: DomPlace;
  readonly #heading = makeElement("h2", { part: "heading" });
  readonly #button = makeElement("button", { part: "button", class: "quire-button", type: "button" });
  #options: MyWidgetOptions = { heading: "", onGreet: () => {} };

  constructor(place: DomPlace) {
    this.#place = place;
    this.#button.addEventListener("click", () => this.#options.onGreet({ heading: this.#options.heading }));
    place.root.append(makeElement("section", { part: "section" }, this.#heading, this.#button));
  }

  set(options: MyWidgetOptions): void {
    this.#options = options;
    const { title, button } = labels(options.heading);
    this.#heading.textContent = title;
    this.#button.textContent = button;
    this.#place.show("ready");
  }

  end(): void {}
}
