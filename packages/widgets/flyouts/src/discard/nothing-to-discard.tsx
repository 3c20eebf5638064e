import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { Flyout } from "../flyout.js";
import { text } from "./text.js";

/** What shows where nothing, or nothing that can be read, was handed over. */
export function NothingToDiscard(): ReactNode {
  return (
    <Flyout screen="nothing" state="empty">
      <Notice tone="error">{text("nothing")}</Notice>
    </Flyout>
  );
}
