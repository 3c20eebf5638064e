import type { ViewProps } from "@quire/element";
import type { attributes, events } from "./attributes.js";

/** What the view is given. */
export type PaywallViewProps = ViewProps<typeof attributes, typeof events>;
