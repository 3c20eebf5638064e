import { formatDay, formatLocalMoney, formatMoney, pageLocale } from "@quire/core";
import { makeElement } from "@quire/element";
import { type Bounded, createStepper } from "@quire/features/stepper";
import * as configuration from "@quire/services/configuration";
import type { ProductChoice, ProductOffer, ProductOptions, ProductRequest } from "@quire/services/product";
import { createChoiceGroup } from "./choice-group.js";
import { text } from "./text.js";

/** The options with all offers of the product. */
interface ShownProduct extends ProductOptions {
  readonly offers: readonly ProductOffer[];
}

interface Actions {
  readonly choose: (change: Partial<ProductRequest>) => void;
  /** Runs after each key in a number field. */
  readonly onType: () => void;
  /** Runs after Enter in a field with a valid number. */
  readonly onEnter: () => void;
}

/** The visible options. */
export interface OptionsView {
  readonly element: HTMLElement;
  /** Renders the current choice. */
  set(product: ShownProduct): void;
  /** True while a number field has no valid number. */
  isUnusable(): boolean;
}

/** Creates the elements of a product's options. They stay while the product stays, and keep the focus. */
export function createOptionsView(actions: Actions): OptionsView {
  const chooseId = (id: string) => actions.choose({ id });
  const facts = makeElement("div", { part: "facts", "aria-live": "polite" });
  const formats = createChoiceGroup("formats", chooseId);
  const languages = createChoiceGroup("languages", chooseId);
  const onlyLanguage = makeElement("p", { part: "only-language", class: "quire-hint" });
  const quantity = createAmount("quantity", actions);
  const permissions = createAmount("permissions", actions);
  const amounts = makeElement("div", { part: "amounts" });
  const total = makeElement("p", { part: "total" });
  const element = makeElement("div", { part: "options" });

  function set(product: ShownProduct): void {
    const { chosen } = product;
    const locale = pageLocale();
    setContent(facts, ...getFacts(product, locale));
    formats.set(text("format"), product.formats, ({ offer }) => getPriceNote(offer, product, locale));
    languages.set(text("language"), product.languages, getOtherFormatNote);
    onlyLanguage.textContent = chosen ? text("inLanguage", { language: chosen.language }) : "";
    quantity.set(text("quantity"), product.quantity.max === 1 ? text("once") : "", product.quantity);
    if (product.permissions)
      permissions.set(text("permissions"), getPermissionsHint(chosen), product.permissions);
    setContent(total, ...getTotal(product, locale));
    setChildren(amounts, quantity.element, product.permissions && permissions.element);
    setChildren(
      element,
      facts,
      product.formats.length > 0 && formats.element,
      product.languages.length > 1 && languages.element,
      chosen && product.languages.length === 1 && onlyLanguage,
      chosen && amounts,
      total,
    );
  }
  const isUnusable = () =>
    [quantity, permissions].some((amount) => amounts.contains(amount.element) && amount.isUnusable());
  return { element, set, isUnusable };
}

/** Makes `children` the children of an element. Present ones stay in place, because a move would lose the focus. */
function setChildren(parent: HTMLElement, ...children: readonly (HTMLElement | false | undefined)[]): void {
  const wanted = children.filter((child) => child instanceof HTMLElement);
  for (const child of [...parent.children]) if (!wanted.includes(child as HTMLElement)) child.remove();
  for (const [index, child] of wanted.entries())
    if (parent.children[index] !== child) parent.insertBefore(child, parent.children[index] ?? null);
}

/** Replaces the content of an element if it differs, so that equal text is not announced again. */
function setContent(parent: HTMLElement, ...content: readonly (Node | string)[]): void {
  const next = parent.cloneNode(false) as HTMLElement;
  next.append(...content);
  if (!next.isEqualNode(parent)) parent.replaceChildren(...next.childNodes);
}

/** Creates a labelled stepper with a hint. */
function createAmount(name: "quantity" | "permissions", { choose, onType, onEnter }: Actions) {
  const id = `amount-${name}`;
  const label = makeElement("label", { part: "amount-label", class: "quire-label", for: id });
  const hint = makeElement("p", { part: "amount-hint", class: "quire-hint", id: `${id}-hint` });
  const words = makeElement("div", { part: "amount-text" }, label);
  const stepper = createStepper({ id, onChange: (value) => choose({ [name]: value }), onEnter, onType });
  const element = makeElement("div", { part: "amount" }, words, stepper.element);
  function set(labelText: string, hintText: string, bounded: Bounded): void {
    label.textContent = labelText;
    hint.textContent = hintText;
    setChildren(words, label, hintText !== "" && hint);
    stepper.set({ label: labelText, quantity: bounded, ...(hintText && { describedBy: hint.id }) });
  }
  return { element, set, isUnusable: stepper.isUnusable };
}

/** Returns the price of the choice and its notes. */
function getFacts({ chosen, offers }: ShownProduct, locale: string): readonly Node[] {
  if (!chosen)
    return [makeElement("p", { part: "nothing" }, text(offers.length > 0 ? "nothingLeft" : "notSold"))];
  const { price, isComingSoon, hasVolumePricing } = chosen;
  return [
    price && makeElement("p", { part: "price" }, formatMoney(price, locale)),
    isComingSoon && makeElement("p", { part: "note" }, getComingNote(chosen, locale)),
    hasVolumePricing && getVolume(),
  ].filter((node) => node instanceof Node);
}

/** Returns the note below a format: its price, and its later delivery if other formats are available. */
function getPriceNote(offer: ProductOffer | undefined, { offers }: ShownProduct, locale: string): string {
  const price = offer?.price ? formatMoney(offer.price, locale) : "";
  const isPartlyComingSoon = offer?.isComingSoon && !offers.every(({ isComingSoon }) => isComingSoon);
  return [price, isPartlyComingSoon && text("comingSoon")].filter(Boolean).join(" · ");
}

/** Returns the note that a language is only available in another format. Choosing it changes the format. */
function getOtherFormatNote({ state, offer }: ProductChoice): string {
  return state === "other-format" && offer ? text("asFormat", { format: offer.format }) : "";
}

function getPermissionsHint(chosen: ProductOffer | undefined): string {
  const price = chosen?.permissionPrice;
  return price ? text("permissionsHint", { price: formatLocalMoney(price) }) : "";
}

/** Returns the total price with its label, if it differs from the single price. */
function getTotal({ items, total, chosen }: ShownProduct, locale: string): readonly (Node | string)[] {
  if (!total || total.minor === chosen?.price?.minor || items.length === 0) return [];
  const label = makeElement("span", { part: "total-label", class: "quire-label" }, text("total"));
  return [label, " ", formatMoney(total, locale)];
}

function getComingNote({ publicationDate }: ProductOffer, locale: string): string {
  const date = formatDay(publicationDate, locale);
  return date ? text("available", { date }) : text("comingSoon");
}

function getVolume(): HTMLElement {
  const { href } = configuration.customerService();
  const a = (words: string) => makeElement("a", { class: "quire-link", href }, words);
  return makeElement("p", { part: "volume", class: "quire-hint" }, ...text.rich("volume", {}, { a }));
}
