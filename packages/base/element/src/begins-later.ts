import type { EarlyContent, FirstRender } from "./first-render.js";
import { settled } from "./settled.js";

/**
 * Declares early content whose code loads later, in parallel with the view's code.
 * @param isLikely returns false when the content cannot apply now: then its code is not loaded
 * @example
 * first: beginsLater(isCartEmpty, () => import("./early-empty.js"))
 */
export const beginsLater =
  (isLikely: () => boolean, load: () => Promise<{ readonly first: FirstRender }>): FirstRender =>
  (element, ended) => {
    /** `null` when the view was ready first. */
    let early: EarlyContent | null | undefined;
    return {
      get shown() {
        return early?.shown;
      },
      async begin() {
        if (!isLikely()) return;
        const { first } = await load();
        await settled(element.shell);
        if (early === null || ended.aborted) return;
        early ??= first(element, ended);
        await early.begin();
      },
      handOver() {
        early ??= null;
        return early?.handOver() === true;
      },
      adopted: () => early?.adopted(),
      fail: () => early?.fail() === true,
    };
  };
