import { usePlainPart } from "@quire/plain-parts";
import type { ReactNode } from "react";
import type { VisualItemOptions } from "./visual-item-options.js";

/** All that is seen is plain DOM, in the shell: this hands on what properties say. */
export function VisualItemView(options: VisualItemOptions): ReactNode {
  usePlainPart(options);
  return null;
}
