import { usePlainPart } from "@quire/plain-parts";
import type { ReactNode } from "react";
import type { HeadlineBarOptions } from "./headline-bar-options.js";

/** All that is seen is plain DOM, in the shell: this hands on what properties say. */
export function HeadlineBarView(options: HeadlineBarOptions): ReactNode {
  usePlainPart(options);
  return null;
}
