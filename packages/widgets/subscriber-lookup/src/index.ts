import { asComponent } from "@quire/element";
import { subscriberLookup } from "./element.js";
import { view } from "./subscriber-lookup-view.js";

export type { SubscriptionLinked } from "./attributes.js";
export type { SubscriberLookupProps } from "./element.js";

/** `<quire-subscriber-lookup>` for React. */
export const SubscriberLookup = asComponent(subscriberLookup, view);
