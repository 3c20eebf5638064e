import type { ViewProps } from "@quire/element";
import type { attributes, events } from "./attributes.js";

/** The view's props. */
export type PaywallViewProps = ViewProps<typeof attributes, typeof events>;
