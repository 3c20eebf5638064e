import { asComponent } from "@quire/element";
import { toast } from "./element.js";

export type { ToastProps } from "./element.js";

/** `<quire-toast>` for React. */
export const Toast = asComponent(toast);
