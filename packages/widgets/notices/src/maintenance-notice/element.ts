import {
  asDomElement,
  defineDomWidget,
  followParsing,
  frameParts,
  overlay,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import sheet from "./maintenance-notice.css?inline";
import { MaintenancePart } from "./maintenance-part.js";

const attributes = {
  heading: textAttribute("The title, instead of the default text.", ""),
  message: textAttribute("The message, instead of the default text.", ""),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const maintenanceNotice = defineDomWidget({
  name: "maintenance-notice",
  description: "A dialog that announces when the store is closed for maintenance.",
  opens: overlay,
  parts: {
    ...frameParts,
    "notice message": "The notice and its message.",
    continue: "The button that closes the dialog.",
  },
  states: { ready: "The dialog can open." },
  attributes,
  events,
  styles: [sheet],
  follows: followParsing,
  dom: (place) => new MaintenancePart(place),
});

export type MaintenanceNoticeProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-maintenance-notice>`. */
export const MaintenanceNoticeElement = asDomElement(maintenanceNotice);
