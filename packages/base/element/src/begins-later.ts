import type { EarlyContent, FirstRender } from "./first-render.js";
import { settled } from "./settled.js";

/**
 * Declares what a view begins with where that is made by code of its own: it comes beside the view's, for whoever may
 * see it.
 * @param isLikely whether the view may begin so, as things stand
 */
export const beginsLater =
  (isLikely: () => boolean, load: () => Promise<{ readonly first: FirstRender }>): FirstRender =>
  (element, ended) => {
    /** `null`: the view was sooner. */
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
