import { usePlainPart } from "@quire/plain-parts";
import type { ReactNode } from "react";
import type { ProductMenuOptions } from "./product-menu-options.js";

/** All that is seen is plain DOM, in the shell: this hands on what properties say. */
export function ProductMenuView(options: ProductMenuOptions): ReactNode {
  usePlainPart(options);
  return null;
}
