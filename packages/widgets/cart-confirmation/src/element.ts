import { ModalFrame, overlayShell } from "@quire/core/frame";
import {
  asElement,
  defineWidget,
  frameParts,
  overlay,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import { CHECKOUT_HREF } from "./checkout-href.js";
import { text } from "./text.js";

const attributes = {
  checkoutHref: textAttribute("The address of the _Checkout_ link.", CHECKOUT_HREF),
};

/** The declaration of the widget. Its React component and its element are made from it. */
export const cartConfirmation = defineWidget({
  name: "cart-confirmation",
  description:
    "A dialog that confirms which items were added to the cart, with links to continue. If adding failed, the dialog shows an apology and contact details.",
  opens: overlay,
  slots: { related: "Related products, below the added items." },
  parts: {
    ...frameParts,
    "confirmation items": "The content of the dialog, and the list of added items.",
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
  shell: overlayShell({ kind: ModalFrame, root: "shadow", title: () => text("added") }),
  view: () => import("./cart-confirmation-view.js"),
});

export type CartConfirmationProps = WidgetProps<typeof attributes, Record<never, never>>;

/** The class of `<quire-cart-confirmation>`; `define.ts` registers it. */
export const CartConfirmationElement = asElement(cartConfirmation);
