import { useWidgetState } from "@quire/element";
import type { ReactNode } from "react";

/** The footer menu is the page's own markup, which the shell looks after. */
export function FooterMenuView(): ReactNode {
  useWidgetState("ready");
  return null;
}
