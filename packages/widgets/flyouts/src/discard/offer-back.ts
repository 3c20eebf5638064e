import { notify } from "@quire/core";
import type { SaveOutcome } from "@quire/services/library";
import { offerUndo } from "@quire/services/outbox";
import { text } from "./text.js";

/** Offers an Undo of a discard. */
export function offerBack(said: string, undo: () => Promise<SaveOutcome>): void {
  offerUndo(said, async () => {
    const { kind } = await undo();
    if (kind === "done" || kind === "waiting") notify(text("undone"), "success");
    else notify(text("notUndone"), "error");
  });
}
