import { report, treeOf } from "@quire/core";
import { type Beginning, beginsWith } from "./early-view.js";
import type { FirstRender, Occasion } from "./first-render.js";

interface BeginningWhile<Values> extends Beginning<Values> {
  readonly occasion: Occasion;
  /** Runs on each click in the container before the view takes over. */
  readonly followed?: () => void;
}

/**
 * Declares early content of an overlay that depends on an occasion. When the occasion ends before the view takes over,
 * the content is removed for good, and the frame shows that it is busy.
 * @example
 * export const first = beginsWhile({ isRead: true, styles: [sheet], occasion: emptyCart, render: renderEmptyCart });
 */
export const beginsWhile =
  <Values>({ occasion, followed, ...beginning }: BeginningWhile<Values>): FirstRender =>
  (element, ended) => {
    const { container, frame } = element.shell;
    let isOver = false;
    const abort = new AbortController();
    const { signal } = abort;
    const render = (values: Values) => (isOver || !occasion.now() ? undefined : beginning.render(values));
    const early = beginsWith({ ...beginning, render })(element, ended);

    function follow(): void {
      if (isOver) return;
      if (occasion.now()) early.begin().catch(report);
      else leave();
    }
    function leave(): void {
      const { shown } = early;
      if (!shown) return;
      isOver = true;
      const hadFocus = shown.contains(treeOf(shown).activeElement);
      early.leave();
      frame?.expectContent();
      if (hadFocus) frame?.panel.querySelector<HTMLElement>('[part="title"]')?.focus({ preventScroll: true });
    }
    function end(): void {
      abort.abort();
      leave();
    }
    // A removed element can begin differently when it returns to the page.
    ended.addEventListener("abort", end, { signal });
    signal.addEventListener("abort", occasion.subscribe(follow), { once: true });
    if (followed) container.addEventListener("click", followed, { signal });
    return {
      get shown() {
        return early.shown;
      },
      begin: () => early.begin(),
      handOver() {
        abort.abort();
        return early.handOver();
      },
      adopted: () => early.adopted(),
      fail: () => early.fail(),
    };
  };
