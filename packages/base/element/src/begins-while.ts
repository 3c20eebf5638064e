import { report, treeOf } from "@quire/core";
import { type Beginning, beginsWith } from "./early-view.js";
import type { FirstRender, Occasion } from "./first-render.js";

interface BeginningWhile<Values> extends Beginning<Values> {
  readonly occasion: Occasion;
  /** Hears of each link that is followed before the view is there. */
  readonly followed?: () => void;
}

/**
 * Declares what an overlay's view begins with as long as things stand so. Where they change before the view is there, it
 * goes, for what the view will show, and does not come back.
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
    // Where it is taken off the page before the view is there, it may begin otherwise when it comes back.
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
