import { pageLocale, safeHref } from "@quire/core";
import { createFrame, type Frame, ModalFrame } from "@quire/core/frame";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { type Addition, additionStore } from "@quire/services/cart";
import * as configuration from "@quire/services/configuration";
import { getShownItems, type ShownItem } from "./cart-confirmation-model.js";
import { text } from "./text.js";

/** The default address of _Checkout_ (content-2.1). */
export const CHECKOUT_HREF = "/shopping-cart";

interface ConfirmationOptions {
  readonly checkoutHref: string;
}

/** The dialog in plain DOM: the added items (content-2.54), or the apology (content-2.55). */
export class ConfirmationPart implements DomView<ConfirmationOptions> {
  readonly #place: DomPlace;
  readonly #outcome = makeElement("div", { part: "outcome" });
  readonly #checkout = makeElement("a", { part: "checkout", class: "quire-button" });
  readonly #continue = makeElement("button", {
    part: "continue",
    class: "quire-button",
    "data-quiet": "",
    type: "button",
  });
  readonly #actions = makeElement("div", { part: "actions" }, this.#checkout, this.#continue);
  readonly #relatedTitle = makeElement("h3", { part: "related-title" });
  readonly #related = makeElement(
    "section",
    { part: "related" },
    this.#relatedTitle,
    makeElement("slot", { name: "related" }),
  );
  readonly #content = makeElement("div", { part: "confirmation" }, this.#outcome, this.#actions);
  readonly frame: Frame;
  #unsubscribe: (() => void) | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    this.frame = createFrame(place.host, place.root, this.#content, {
      kind: ModalFrame,
      title: () => text(getAddition() && !isAdded() ? "notAdded" : "added"),
    });
    this.#continue.addEventListener("click", () => this.frame.close("button"));
  }

  set({ checkoutHref }: ConfirmationOptions): void {
    this.#unsubscribe ??= additionStore().subscribe(() => this.#show());
    this.#checkout.href = safeHref(checkoutHref) ?? CHECKOUT_HREF;
    this.#checkout.textContent = text("checkout");
    this.#continue.textContent = text("continue");
    this.#relatedTitle.textContent = text("related");
    this.#show();
    this.frame.arrived();
  }

  moved(): void {
    this.frame.moved();
  }

  end(): void {
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
    this.frame.close();
  }

  #show(): void {
    const addition = getAddition();
    const hasRelated = this.#place.host.querySelector(':scope > [slot="related"]') !== null;
    this.frame.setTitle();
    const outcome = addition ? getOutcome(addition) : makeElement("p", {}, text("empty"));
    // Equal text stays, so that it is not announced again.
    if (!this.#outcome.firstChild?.isEqualNode(outcome)) this.#outcome.replaceChildren(outcome);
    this.#checkout.hidden = !isAdded();
    if (isAdded() && hasRelated) this.#content.append(this.#related);
    else this.#related.remove();
    this.#place.show(!addition ? "empty" : isAdded() ? "ready" : "error");
  }
}

const getAddition = () => additionStore().getState().addition;
const isAdded = () => getAddition()?.outcome.kind === "added";

function getOutcome(addition: Addition): HTMLElement {
  if (addition.outcome.kind !== "added") return getApology(addition);
  // Without list markers, Safari removes the role of a list.
  return makeElement(
    "ul",
    { part: "items", role: "list" },
    ...getShownItems(addition, pageLocale()).map(getItem),
  );
}

/** Returns one item: title, subject, content type and format, quantity, and price. */
function getItem({ name, href, details, quantity, price, coming, limited }: ShownItem): HTMLElement {
  const note = (part: string, words: string) => (words ? [makeElement("p", { part }, words)] : []);
  return makeElement(
    "li",
    { part: "item" },
    href ? makeElement("a", { part: "name", href }, name) : makeElement("span", { part: "name" }, name),
    makeElement("p", { part: "price" }, makeElement("bdi", {}, price)),
    makeElement("p", { part: "details" }, details.join(" · ")),
    makeElement("p", { part: "amount" }, text("quantity", { quantity })),
    ...note("limited", limited),
    ...note("coming", coming),
  );
}

/** Returns an apology that nothing was added, with a contact and the product codes to quote (content-8.11). */
function getApology({ items }: Addition): HTMLElement {
  const { phone, phoneElsewhere } = configuration.customerService();
  const ids = [...new Set(items.map(({ productId }) => productId))];
  const phones = [
    ...(phone ? [getPhone(text("domestic"), phone)] : []),
    ...(phoneElsewhere ? [getPhone(text("elsewhere"), phoneElsewhere)] : []),
  ];
  const contacts = phones.length
    ? [makeElement("p", {}, text("call")), makeElement("dl", { part: "contacts" }, ...phones)]
    : [];
  return makeElement(
    "div",
    { part: "apology", role: "alert" },
    makeElement("p", {}, text("apology")),
    ...contacts,
    makeElement("p", {}, text("quote", { count: ids.length, productIds: ids.join(", ") })),
  );
}

function getPhone(label: string, number: string): HTMLElement {
  const link = makeElement(
    "a",
    { class: "quire-link", href: `tel:${number.replace(/[^+\d]/g, "")}` },
    number,
  );
  return makeElement("div", {}, makeElement("dt", {}, label), makeElement("dd", {}, link));
}
