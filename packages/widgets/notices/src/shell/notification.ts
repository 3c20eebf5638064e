import type { CreateShell } from "@quire/frame";
import { plainPartShell } from "@quire/plain-parts";
import closeSheet from "../close.css?inline";
import cornerSheet from "../corner.css?inline";
import sheet from "../notification/notification.css?inline";
import { notificationFrame } from "../notification/notification-frame.js";
import { ATTRIBUTES, optionsOf } from "../notification/notification-options.js";
import { NotificationPart } from "../notification/notification-part.js";

/** All that it is; a trigger with `data-quire-open="notification"` opens it. */
export const shell: CreateShell = (host) => {
  const parts: NotificationPart[] = [];
  const made = plainPartShell({
    name: "notification",
    sheet: closeSheet + cornerSheet + sheet,
    attributes: ATTRIBUTES,
    optionsOf,
    create(place) {
      const part = new NotificationPart(place);
      parts.push(part);
      return part;
    },
  })(host);
  const [part] = parts;
  return part ? { ...made, frame: notificationFrame(host, part) } : made;
};
