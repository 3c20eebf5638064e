import type { Action } from "@quire/core";
import { printPage } from "../print-page.js";

/** `data-quire-do="print"`: opens the print dialog. */
export const action: Action = {
  async run() {
    await printPage();
    return "idle";
  },
};
