import { asComponent, defineWidget, type WidgetProps } from "@quire/element";
import { controlsSheet } from "@quire/ui";
import { attributes, events } from "./attributes.js";
import sheet from "./stream-list.css?inline";
import { StreamListView } from "./stream-list-view.js";

/** The widget, declared once: its React component and its element are made from this. */
export const streamList = defineWidget({
  name: "stream-list",
  description: "A list that comes in pages.",
  attributes,
  events,
  styles: [controlsSheet, sheet],
  view: StreamListView,
});

export type StreamListProps = WidgetProps<typeof attributes, typeof events>;

/** `<quire-stream-list>` for React. */
export const StreamList = asComponent(streamList);
