import type { InitialView, ShowInitial } from "./initial.js";

/**
 * Declares initial content whose code loads in parallel with the view's code.
 * @param load returns undefined if the content does not apply now
 * @example
 * initial: initialContentLater(() => (isCartEmpty() ? import("./initial-empty.js") : undefined))
 */
export const initialContentLater =
  (load: () => Promise<{ readonly initial: ShowInitial }> | undefined): ShowInitial =>
  (element, ended) => {
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
        const loaded = await load();
        if (!loaded || content === null || ended.aborted) return;
        content ??= loaded.initial(element, ended);
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
