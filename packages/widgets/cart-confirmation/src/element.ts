import {
  asDomElement,
  defineDomWidget,
  followParsing,
  frameParts,
  overlay,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { controlsSheet } from "@quire/ui";
import sheet from "./cart-confirmation.css?inline";
import { CHECKOUT_HREF, ConfirmationPart } from "./confirmation-part.js";

const attributes = {
  checkoutHref: textAttribute("The address of the _Checkout_ link.", CHECKOUT_HREF),
};

/** The declaration of the widget. Its React component and its element are made from it. */
export const cartConfirmation = defineDomWidget({
  name: "cart-confirmation",
  description:
    "A dialog that confirms which items were added to the cart, with links to continue. If adding failed, the dialog shows an apology and contact details.",
  opens: overlay,
  slots: { related: "Related products, below the added items." },
  parts: {
    ...frameParts,
    "confirmation outcome items": "The content of the dialog, its outcome, and the list of added items.",
    "item name details amount price limited coming":
      "An added item: its name, details, quantity, price, the note that the maximum quantity is in the cart, and the note on its availability date.",
    "apology contacts": "The apology if nothing was added, and the contact details.",
    "related related-title": "The related products and their title.",
    "actions continue checkout": "The links to continue shopping and to check out.",
  },
  states: {
    ready: "Items were added.",
    error: "The items could not be added.",
    empty: "No item has been added on this page yet.",
  },
  attributes,
  events: {},
  styles: [controlsSheet, sheet],
  follows: followParsing,
  dom: (place) => new ConfirmationPart(place),
});

export type CartConfirmationProps = WidgetProps<typeof attributes, Record<never, never>>;

/** The class of `<quire-cart-confirmation>`; `define.ts` registers it. */
export const CartConfirmationElement = asDomElement(cartConfirmation);
