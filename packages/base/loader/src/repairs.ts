import { ownDocument, report, restoreOwnAttributes } from "@quire/core";
import { getKnownShell } from "@quire/core/frame";

/** Milliseconds in which an attribute, or an element's content, is repaired at most `MOST` times. */
const REPAIR_WINDOW_MS = 10_000;
const MAX_COUNT = 3;
/** Name for the children of an element, in addition to the names of its attributes. */
const CONTENT = "content";

/** Repairs elements after page code has changed them. */
export interface Repairs {
  /**
   * Calls `repair` after changes of the element's attributes or children. `repair` must write only what
   * differs.
   */
  watch(element: Element, repair: () => void): void;
}

/** Repairs at most once a frame, and each attribute of an element three times in 10 s. Then it reports a fault. */
export function createRepairs(): Repairs {
  const repairs = new WeakMap<Node, () => void>();
  const times = new WeakMap<Node, Map<string, number[]>>();
  const changed = new Map<Node, Set<string>>();
  let isResting = false;

  function recentTimes(node: Node, name: string): number[] {
    const all = times.get(node) ?? new Map<string, number[]>();
    times.set(node, all);
    const recent = (all.get(name) ?? []).filter((time) => performance.now() - time < REPAIR_WINDOW_MS);
    all.set(name, recent);
    return recent;
  }
  const mayRepair = (node: Node, name: string) => {
    const recent = recentTimes(node, name);
    if (recent.length === MAX_COUNT) {
      recent.push(performance.now()); // The fault is reported once.
      import("./report-undone.js").then(({ reportUndone }) => reportUndone(node, name), report);
    }
    return recent.length < MAX_COUNT;
  };
  const note = (records: readonly MutationRecord[]) => {
    for (const { target, attributeName } of records)
      changed.set(target, (changed.get(target) ?? new Set()).add(attributeName ?? CONTENT));
  };
  function run(): void {
    const batch = [...changed];
    changed.clear();
    for (const [node, names] of batch) {
      if (!node.isConnected || ![...names].some((name) => mayRepair(node, name))) continue;
      note(observer.takeRecords());
      repairs.get(node)?.();
      // These mutations were made by the repair itself.
      for (const { target, attributeName } of observer.takeRecords())
        recentTimes(target, attributeName ?? CONTENT).push(performance.now());
    }
  }
  /**
   * The first repair of a frame runs at once. An element that is put back within the same task keeps its
   * view.
   */
  function runOnceAFrame(): void {
    if (isResting || !changed.size) return;
    isResting = true;
    run();
    const next = ownDocument.hidden ? (go: () => void) => setTimeout(go, 100) : requestAnimationFrame;
    next(() => {
      isResting = false;
      runOnceAFrame();
    });
  }
  const observer = new MutationObserver((records) => {
    note(records);
    runOnceAFrame();
  });

  return {
    watch(element, repair) {
      repairs.set(element, repair);
      observer.observe(element, { attributes: true, childList: true });
    },
  };
}

/** Restores a widget's own attributes on its host, and its view in the light DOM in place of any copy. */
export function restoreHost(host: HTMLElement): void {
  restoreOwnAttributes(host);
  const view = getKnownShell(host)?.container;
  if (!view?.slot) return;
  for (const copy of host.querySelectorAll(`:scope > [slot="${view.slot}"]`))
    if (copy !== view) copy.remove();
  if (view.parentNode !== host) host.append(view);
}
