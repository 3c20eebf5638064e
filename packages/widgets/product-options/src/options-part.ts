import { isQuireError } from "@quire/core";
import { type DomPlace, type DomView, makeElement, type WidgetState } from "@quire/element";
import type { CartItem } from "@quire/services/contract";
import {
  createProductStore,
  getProductOptions,
  loadProduct,
  type ProductRequest,
  type ProductState,
  updateRequest,
} from "@quire/services/product";
import { disableFields, pressAdd, putFields, readRequest } from "./form-fields.js";
import { createOptionsView, type OptionsView } from "./options-view.js";
import { text } from "./text.js";

/** The payload of `onChoose` and `quire-choose`. */
export interface ProductChosen {
  /** The id of the chosen variant (`availabilityId`, content-3.5). */
  readonly productId: string;
  readonly format: string;
  readonly language: string;
  /** The cart's new items: the product, and its permissions as a separate line. */
  readonly items: readonly CartItem[];
}

interface ProductOptionsProps {
  readonly productId: string;
  readonly onChoose: (detail: ProductChosen) => void;
}

/** The options of a product in plain DOM: format, language, quantity and number of permissions (content-2.56). */
export class OptionsPart implements DomView<ProductOptionsProps> {
  readonly #place: DomPlace;
  readonly #store = createProductStore();
  /** The page's own fields. They show until the options can be chosen. */
  readonly #fallback = makeElement("slot");
  readonly #problem = makeElement("div", { class: "quire-place" });
  #props: ProductOptionsProps | undefined;
  #view: OptionsView | undefined;
  #viewed: ProductState["offers"] = [];
  #loadController: AbortController | undefined;
  #enableFields: (() => void) | undefined;
  #removeFields: (() => void) | undefined;
  #isRetried = false;

  constructor(place: DomPlace) {
    this.#place = place;
    place.root.append(this.#fallback, this.#problem);
    this.#store.subscribe(() => this.#show());
  }

  set(props: ProductOptionsProps): void {
    const isSame = this.#loadController && this.#props?.productId === props.productId;
    this.#props = props;
    if (isSame) this.#show();
    else this.#load();
  }

  /** Restores the page's own fields, because the tag's content outlives the widget. */
  end(): void {
    this.#loadController?.abort();
    this.#loadController = undefined;
    this.#releaseForm();
  }

  #load(): void {
    this.#loadController?.abort();
    this.#loadController = new AbortController();
    void loadProduct(this.#store, this.#props?.productId ?? "", this.#loadController.signal);
  }

  #show(): void {
    const { status, offers, request } = this.#store.getState();
    const isKnown = status === "ready";
    if (isKnown && !this.#enableFields) {
      this.#enableFields = disableFields(this.#place.host);
      // `updateRequest` notifies synchronously, so `#show()` has already run again with the fields' values.
      updateRequest(this.#store, readRequest(this.#place.host));
      return;
    }
    if (!isKnown) this.#releaseForm();
    this.#showProblem();
    const product = { ...getProductOptions(offers, request), offers };
    if (isKnown) this.#showOptions(product);
    this.#place.show(getState(this.#store.getState(), product.chosen !== undefined));
  }

  #showOptions(product: ReturnType<typeof getProductOptions> & Pick<ProductState, "offers">): void {
    if (!this.#view || this.#viewed !== product.offers) {
      this.#view?.element.remove();
      this.#viewed = product.offers;
      this.#view = createOptionsView({
        choose: (change) => this.#choose(change),
        onType: () => this.#show(),
        onEnter: () => pressAdd(this.#place.host),
      });
    }
    this.#view.set(product);
    if (!this.#view.element.isConnected) this.#fallback.replaceWith(this.#view.element);
    this.#removeFields?.();
    this.#removeFields = putFields(this.#place.host, product, this.#view.isUnusable());
    if (this.#isRetried) this.#view.element.querySelector<HTMLElement>("input:checked")?.focus();
    this.#isRetried = false;
  }

  #choose(change: Partial<ProductRequest>): void {
    updateRequest(this.#store, change);
    const { offers, request } = this.#store.getState();
    const { chosen, items } = getProductOptions(offers, request);
    if (chosen)
      this.#props?.onChoose({
        productId: chosen.id,
        format: chosen.format,
        language: chosen.language,
        items,
      });
  }

  /** Shows a failure to load, below the page's own fields. */
  #showProblem(): void {
    const { status, error } = this.#store.getState();
    if (status !== "failed") {
      this.#problem.replaceChildren();
      return;
    }
    const words = text(error?.code === "request/offline" ? "offline" : "failed");
    const label = makeElement("p", { part: "problem", class: "quire-label" }, words);
    const retry = makeElement(
      "button",
      { part: "retry", class: "quire-link", type: "button" },
      text("retry"),
    );
    retry.addEventListener("click", () => {
      this.#isRetried = true;
      this.#load();
    });
    this.#problem.replaceChildren(
      makeElement("div", { class: "quire-notice", "data-tone": "error", role: "alert" }, label, retry),
    );
  }

  #releaseForm(): void {
    this.#removeFields?.();
    this.#enableFields?.();
    this.#removeFields = undefined;
    this.#enableFields = undefined;
    if (this.#view?.element.isConnected) this.#view.element.replaceWith(this.#fallback);
  }
}

function getState({ status, error }: ProductState, isChosen: boolean): WidgetState {
  if (status === "loading") return "loading";
  if (status === "ready") return isChosen ? "ready" : "empty";
  return isQuireError(error) && error.code === "request/offline" ? "offline" : "error";
}
