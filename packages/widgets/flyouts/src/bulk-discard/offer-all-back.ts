import { joinNames, notify } from "@quire/core";
import type { ItemToSave, RestoredItems } from "@quire/services/library";
import { offerUndo } from "@quire/services/outbox";
import { text as discardText } from "../discard/text.js";
import { text } from "./text.js";

/** Offers to save all discarded items again, and names those that could not be restored. */
export function offerAllBack(
  message: string,
  items: readonly ItemToSave[],
  undo: () => Promise<RestoredItems>,
): void {
  offerUndo(message, async () => {
    const { done, failed } = await undo();
    const titles = items.flatMap(({ id, title }) => (failed.includes(id) ? [title] : []));
    if (failed.length === 0) notify(text("back", { n: done.length }), "success");
    else if (done.length === 0) notify(discardText("notUndone"), "error");
    else notify(text("notBack", { titles: joinNames(titles) }), "error");
  });
}
