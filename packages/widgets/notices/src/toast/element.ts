import { asElement } from "@quire/element";
import { toast } from "./toast.js";

/** The class of `<quire-toast>`; `define/toast.ts` registers it. */
export const ToastElement = asElement(toast);
