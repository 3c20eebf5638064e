import { asComponent } from "@quire/element";
import { notification } from "./element.js";

export type { NotificationProps } from "./element.js";

/** `<quire-notification>` for React. */
export const Notification = asComponent(notification);
