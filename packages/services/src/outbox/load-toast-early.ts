import { ensureToast } from "@quire/core";
import { whenKnown } from "../session/index.js";

/** Loads the toast early for known users, so that it can show outcomes and Undo while offline. */
export function loadToastEarly(): void {
  whenKnown(ensureToast);
}
