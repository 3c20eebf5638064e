import { usePlainPart } from "@quire/plain-parts";
import type { ReactNode } from "react";
import type { NotificationOptions } from "./notification-options.js";

/** All that is seen is plain DOM, in the shell: this hands on what properties say. */
export function NotificationView(options: NotificationOptions): ReactNode {
  usePlainPart(options);
  return null;
}
