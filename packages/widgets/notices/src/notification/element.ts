import { asElement } from "@quire/element";
import { notification } from "./notification.js";

/** The class of `<quire-notification>`; `define/notification.ts` registers it. */
export const NotificationElement = asElement(notification);
