import {
  asDomElement,
  defineDomWidget,
  frameParts,
  overlay,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import sheet from "./maintenance-notice.css?inline";
import { MaintenancePart } from "./maintenance-part.js";

const attributes = {
  heading: textAttribute("What stands above, instead of its own words.", ""),
  message: textAttribute("What it says, instead of its own words.", ""),
};

const events = {};

/** The widget, declared once: its element and its React component are made from this. */
export const maintenanceNotice = defineDomWidget({
  name: "maintenance-notice",
  description: "Says that the store is closed for maintenance, and when.",
  opens: overlay,
  parts: {
    ...frameParts,
    "notice message": "What it says.",
    continue: "The button that closes it.",
  },
  states: { ready: "It can be opened." },
  attributes,
  events,
  styles: [sheet],
  follows: whileParsed,
  dom: (place) => new MaintenancePart(place),
});

export type MaintenanceNoticeProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-maintenance-notice>`. */
export const MaintenanceNoticeElement = asDomElement(maintenanceNotice);
