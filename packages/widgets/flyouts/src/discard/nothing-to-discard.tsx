import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { Flyout } from "../flyout.js";
import { text } from "./text.js";

/** Message for a missing or unreadable item. */
export function NothingToDiscard(): ReactNode {
  return (
    <Flyout screen="nothing" state="empty">
      <Notice tone="error">{text("nothing")}</Notice>
    </Flyout>
  );
}
