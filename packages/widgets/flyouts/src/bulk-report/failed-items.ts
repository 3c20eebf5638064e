import type { ItemFailure } from "@quire/services/contract";
import type { ItemToSave } from "@quire/services/library";

/** A failed item, with the reason as text for the user. */
export interface FailedItem {
  readonly id: string;
  readonly title: string;
  readonly reason: string;
}

/** Lists each failed item once, by its title. */
export function getFailedItems(
  failed: readonly ItemFailure[],
  items: readonly ItemToSave[],
  getReason: (code: string) => string,
): readonly FailedItem[] {
  const codes = new Map(failed.map(({ itemId, code }) => [itemId, code]));
  return [...codes].map(([id, code]) => ({
    id,
    title: items.find((item) => item.id === id)?.title || id,
    reason: getReason(code),
  }));
}
