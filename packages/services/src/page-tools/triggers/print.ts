import type { Trigger } from "@quire/core";
import { printPage } from "../print-page.js";

/** `data-quire-do="print"` */
export const trigger: Trigger = {
  async run() {
    await printPage();
    return "idle";
  },
};
