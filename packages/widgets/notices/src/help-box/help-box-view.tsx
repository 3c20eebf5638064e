import { usePlainPart } from "@quire/plain-parts";
import type { ReactNode } from "react";
import type { HelpBoxOptions } from "./help-box-options.js";

/** All that is seen is plain DOM, in the shell: this hands on what properties say. */
export function HelpBoxView(options: HelpBoxOptions): ReactNode {
  usePlainPart(options);
  return null;
}
