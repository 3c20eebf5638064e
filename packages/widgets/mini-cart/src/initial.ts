import type { InitialView, ShowInitial } from "@quire/element";
import { cartStore, getBadgeCount } from "@quire/services/cart";

/**
 * Shows the note about an empty cart before React loads. The cart button is on every page, so the note's code loads in
 * parallel with the view's. A badge means that the cart is not empty.
 */
export const initial: ShowInitial = (element, ended) => {
  /** `null` if the view was ready first. */
  let content: InitialView | null | undefined;
  return {
    get shown() {
      return content?.shown;
    },
    get typed() {
      return content?.typed ?? [];
    },
    async begin() {
      if (getBadgeCount(cartStore().getState()) !== 0) return;
      const note = await import("./initial-empty.js");
      if (content === null || ended.aborted) return;
      content ??= note.initial(element, ended);
      await content.begin();
    },
    handOver() {
      content ??= null;
      return content?.handOver() === true;
    },
    adopted: () => content?.adopted(),
    fail: () => content?.fail() === true,
  };
};
