import { usePlainPart } from "@quire/plain-parts";
import type { ReactNode } from "react";
import type { ToastOptions } from "./toast-options.js";

/** All that is seen is plain DOM, in the shell: this hands on what properties say. */
export function ToastView(options: ToastOptions): ReactNode {
  usePlainPart(options);
  return null;
}
