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
  checkoutHref: textAttribute("Where _Checkout_ leads.", CHECKOUT_HREF),
};

/** The widget, declared once: its React component and its element are made from this. */
export const cartConfirmation = defineWidget({
  name: "cart-confirmation",
  description:
    "A dialog that shows what was added to the cart, and the way on; or says that it was not, and whom to call.",
  opens: overlay,
  slots: { related: "What might be liked too, below what was added." },
  parts: {
    ...frameParts,
    "confirmation items": "All that stands in the dialog, and what was added.",
    "item name details amount price limited coming":
      "One of them: what it is, how many, its price, that there can be no more of it, and when it comes.",
    "apology contacts": "That nothing was added, and whom to call.",
    "related related-title": "What might be liked too.",
    "actions continue checkout": "The two ways on.",
  },
  states: {
    ready: "Something was added.",
    error: "It was not.",
    empty: "Nothing was added on this page yet.",
  },
  attributes,
  events: {},
  shell: overlayShell({ kind: ModalFrame, root: "shadow", title: () => text("added") }),
  view: () => import("./cart-confirmation-view.js"),
});

export type CartConfirmationProps = WidgetProps<typeof attributes, Record<never, never>>;

/** The class of `<quire-cart-confirmation>`; `define.ts` registers it. */
export const CartConfirmationElement = asElement(cartConfirmation);
