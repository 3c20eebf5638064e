import { laterTries, report, whenIdle } from "@quire/core";
import type { ViewHost } from "@quire/core/frame";
import type { ChunkLoader } from "./chunk-loader.js";
import { widgetName } from "./names.js";
import type { Roots } from "./roots.js";

/** Brings the code of widgets when their elements need it. */
export interface Widgets {
  /** Takes care of elements that are not defined yet. */
  discover(): void;
  /** Defines a widget's element now: its view comes when it is needed. */
  define(name: string): Promise<void>;
  /** Fetches what a widget's view will import when the page is idle; nothing runs. */
  expect(name: string): void;
}

export function createWidgets(chunks: ChunkLoader, roots: Roots): Widgets {
  const adopted = new WeakSet<Element>();
  const expected = new Set<string>();
  const tries = new Map<string, () => void>();

  const fetchElement = (name: string) => chunks.load(`widgets/${name}.js`);

  async function define(name: string): Promise<void> {
    try {
      await fetchElement(name);
    } catch (error) {
      report(error);
      for (const host of roots.find(`quire-${name}:not(:defined)`)) showState(host, name, "error");
      const tryLater = tries.get(name) ?? laterTries(() => tryDefine(name));
      tries.set(name, tryLater);
      tryLater();
      throw error;
    }
  }

  function tryDefine(name: string): void {
    define(name).catch(() => {}); // It has been reported, and is shown on the element.
  }

  async function prefetch(name: string, isWanted?: boolean): Promise<void> {
    // The build writes into each widget what its view imports.
    const { needs = [] } = await fetchElement(name);
    await chunks.prefetch(needs as string[], isWanted);
  }

  function expect(name: string): void {
    if (expected.has(name)) return;
    expected.add(name);
    // A prefetch that fails costs nothing: the code is asked for again when it is needed.
    whenIdle(() => prefetch(name).catch(() => {}));
  }

  function adopt(host: HTMLElement): void {
    const name = widgetName(host);
    if (!name || adopted.has(host)) return;
    adopted.add(host);
    showState(host, name, "loading");
    define(name).then(
      () => {
        const { loading } = host as Partial<ViewHost>;
        if (loading === "intent") expect(name);
        // Its view is imported now: what that imports in its turn is fetched beside it, not after it.
        else if (loading !== "idle" && isInWindow(host)) prefetch(name, true).catch(() => {});
      },
      () => {}, // It has been reported, and is shown on the element.
    );
  }

  function discover(): void {
    for (const element of roots.fresh(":not(:defined)")) adopt(element);
  }

  return { discover, define, expect };
}

function isInWindow(host: Element): boolean {
  const { top, bottom } = host.getBoundingClientRect();
  return top < innerHeight && bottom >= 0;
}

function showState(host: HTMLElement, name: string, state: string): void {
  host.dataset.state = state;
  if (host.parentElement?.dataset.quire === name) host.parentElement.dataset.state = state;
}
