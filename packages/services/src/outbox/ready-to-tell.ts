import { ensureToast } from "@quire/core";
import { whenKnown } from "../session/index.js";

/** A reader who acts without a connection is told too, and can undo it: what does so is there before it is needed. */
export function readyToTell(): void {
  whenKnown(ensureToast);
}
