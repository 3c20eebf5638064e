import { asElement, defineWidget, type WidgetProps } from "@quire/element";
import { attributes, events } from "./attributes.js";
import { initial } from "./initial.js";

/** The declaration of the widget. Its React component and its element are made from it. */
export const subscriberLookup = defineWidget({
  name: "subscriber-lookup",
  description: "Finds an existing subscription, and links it to an existing or new account.",
  states: { ready: "The form or its result shows." },
  attributes,
  events,
  root: "light",
  initial,
  view: () => import("./subscriber-lookup-view.js"),
});

export type SubscriberLookupProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-subscriber-lookup>`; `define.ts` registers it. */
export const SubscriberLookupElement = asElement(subscriberLookup);
