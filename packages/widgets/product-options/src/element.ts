import { asElement, defineWidget, eventOf, requiredText, type WidgetProps } from "@quire/element";
import type { ProductChosen } from "./product-chosen.js";

const attributes = {
  productId: requiredText("The product, or one of its availabilities, which is then chosen at first."),
};

const events = {
  onChoose: eventOf<ProductChosen>("The reader has chosen something else, or another quantity."),
};

/** The declaration of the widget. Its React component and its element are made from it. */
export const productOptions = defineWidget({
  name: "product-options",
  description:
    "The formats and languages of a product to choose from, how many of it, and how many permissions to copy it.",
  parts: {
    options: "All of it.",
    "facts price volume": "What there is to know of the chosen one: what it costs; that many cost less.",
    "formats languages legend choices": "The two groups to choose from.",
    "only-language": "The language, where there is but one.",
    "choice choice-name choice-note": "One of them, with its price or why it cannot be chosen.",
    "note nothing": "When it comes, where it is coming soon; that nothing is left of it.",
    "amounts amount amount-text amount-label amount-hint":
      "How many: of the product, and of permissions to copy it.",
    "stepper less more number number-note":
      "A number, with buttons for one less and one more, and what was made to fit of what was typed.",
    "total total-label": "What all of it costs, where it is more than one.",
    "problem retry": "That it could not be loaded, above what the page has in its place.",
  },
  states: {
    loading: "The shop is asked; what the page has in its place shows.",
    ready: "It can be chosen.",
    empty: "Nothing of the product can be ordered.",
    error: "The shop could not be asked; what the page has in its place shows.",
    offline: "The same: there is no connection.",
  },
  attributes,
  events,
  view: () => import("./product-options-view.js"),
});

export type ProductOptionsProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-product-options>`; `define.ts` registers it. */
export const ProductOptionsElement = asElement(productOptions);
