import { asDomElement, defineDomWidget, getEvent, requiredText, type WidgetProps } from "@quire/element";
import { stepperSheet } from "@quire/features/stepper";
import { controlsSheet, formSheet } from "@quire/ui";
import { OptionsPart, type ProductChosen } from "./options-part.js";
import sheet from "./product-options.css?inline";

const attributes = {
  productId: requiredText(
    "The id of the product, or of one of its availabilities, which is then selected initially.",
  ),
};

const events = {
  onChoose: getEvent<ProductChosen>("The reader changed the selection or the quantity."),
};

/** The declaration of the widget. Its React component and its element are made from it. */
export const productOptions = defineDomWidget({
  name: "product-options",
  description: "Selects a product's format, language, quantity and number of copyright permissions.",
  parts: {
    options: "The whole widget.",
    "facts price volume": "The facts about the selected option: its price, and the link to volume pricing.",
    "formats languages legend choices":
      "The groups of formats and languages, their legends and their choices.",
    "only-language": "The language, if there is only one.",
    "choice choice-name choice-note": "A choice, its name, and its price or the reason why it is disabled.",
    "note nothing":
      "The note on the availability date if the option is coming soon, and the message if nothing is available.",
    "amounts amount amount-text amount-label amount-hint":
      "The quantities: of the product, and of copyright permissions.",
    "stepper less more number number-note":
      "The number field, its minus and plus buttons, and the note if the typed number was corrected.",
    "total total-label": "The total price and its label, if the quantity is more than one.",
    "problem retry":
      "The message that the options failed to load, below the fallback content, and the retry button.",
  },
  states: {
    loading: "The options are loading. The fallback content shows.",
    ready: "The options can be selected.",
    empty: "No option of the product can be ordered.",
    error: "The options failed to load. The fallback content shows.",
    offline: "The options failed to load because the browser is offline. The fallback content shows.",
  },
  attributes,
  events,
  styles: [controlsSheet, formSheet, stepperSheet, sheet],
  dom: (place) => new OptionsPart(place),
});

export type ProductOptionsProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-product-options>`; `define.ts` registers it. */
export const ProductOptionsElement = asDomElement(productOptions);
