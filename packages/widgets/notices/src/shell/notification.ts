import { plainPartShell } from "@quire/plain-parts";
import closeSheet from "../close.css?inline";
import cornerSheet from "../corner.css?inline";
import sheet from "../notification/notification.css?inline";
import { ATTRIBUTES, optionsOf } from "../notification/notification-options.js";
import { NotificationPart } from "../notification/notification-part.js";

/** All that it is. */
export const shell = plainPartShell({
  name: "notification",
  sheet: closeSheet + cornerSheet + sheet,
  attributes: ATTRIBUTES,
  optionsOf,
  create: (place) => new NotificationPart(place),
});
