import { usePlainPart } from "@quire/plain-parts";
import type { ReactNode } from "react";
import type { ShowMoreOptions } from "./show-more-options.js";

/** All that is seen is plain DOM, in the shell: this hands on what properties say. */
export function ShowMoreView(options: ShowMoreOptions): ReactNode {
  usePlainPart(options);
  return null;
}
