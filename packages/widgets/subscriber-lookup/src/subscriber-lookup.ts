import { credentialsSheet } from "@quire/credentials-parts";
import { asComponent, defineWidget, type WidgetProps } from "@quire/element";
import { controlsSheet, formSheet, lightStyles } from "@quire/ui";
import { attributes, events } from "./attributes.js";
import sheet from "./subscriber-lookup.css?inline";
import { SubscriberLookupView } from "./subscriber-lookup-view.js";

/** The widget, declared once: its React component and its element are made from this. */
export const subscriberLookup = defineWidget({
  name: "subscriber-lookup",
  description: "Finds an existing subscription, and links it to an account or creates one.",
  states: { ready: "The form is there, or what has come of it." },
  attributes,
  events,
  root: "light",
  styles: lightStyles(controlsSheet, formSheet, credentialsSheet, sheet),
  view: SubscriberLookupView,
});

export type SubscriberLookupProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-subscriber-lookup>` for React. */
export const SubscriberLookup = asComponent(subscriberLookup);
