import { notify } from "@quire/core";
import { offerUndo } from "@quire/services/outbox";
import { text } from "./text.js";

/** Offers an Undo of a filing, and shows its outcome. */
export function offerBack(said: string, undo: () => Promise<boolean>): void {
  offerUndo(said, async () => {
    const isUndone = await undo();
    notify(text(isUndone ? "undone" : "notUndone"), isUndone ? "success" : "error");
  });
}
