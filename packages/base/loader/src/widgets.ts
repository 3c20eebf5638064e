import { report, restoreOwnAttributes, scheduleRetries, setOwnAttribute } from "@quire/core";
import type { ChunkLoader } from "./chunk-loader.js";
import { getWidgetName } from "./names.js";
import { type Repairs, restoreHost } from "./repairs.js";
import type { Roots } from "./roots.js";

/** Loads the code of widgets when their elements need it. */
export interface Widgets {
  /** Defines the elements that are not defined yet. */
  discover(): void;
  /** Defines a widget's element now. Its view loads when it is needed. */
  define(name: string): Promise<void>;
}

/** The page's own elements on which widgets set attributes: items of a menu, and the field of a search. */
const PAGE_ELEMENTS = "[data-requires], quire-search input";

export function createWidgets(chunks: ChunkLoader, roots: Roots, repairs: Repairs): Widgets {
  const adopted = new WeakSet<Element>();
  const names = new Set<string>();
  const tries = new Map<string, () => void>();

  async function define(name: string): Promise<void> {
    try {
      await chunks.load(`widgets/${name}.js`);
    } catch (error) {
      report(error);
      for (const host of roots.find(`quire-${name}:not(:defined)`)) showState(host, name, "error");
      const tryLater = tries.get(name) ?? scheduleRetries(() => tryDefine(name));
      tries.set(name, tryLater);
      tryLater();
      throw error;
    }
  }

  function tryDefine(name: string): void {
    define(name).catch(() => {}); // The failure is already reported, and the element shows it.
  }

  function adopt(host: HTMLElement): void {
    const name = getWidgetName(host);
    if (!name || adopted.has(host)) return;
    adopted.add(host);
    names.add(name);
    if (!host.matches(":defined")) {
      showState(host, name, "loading");
      tryDefine(name);
    }
    repairs.watch(host, () => restoreHost(host));
    restoreHost(host);
  }

  function discover(): void {
    const selector = [":not(:defined)", ...[...names].map((name) => `quire-${name}`)].join();
    for (const element of roots.getInserted(selector)) adopt(element);
    for (const element of roots.getInserted(PAGE_ELEMENTS))
      repairs.watch(element, () => restoreOwnAttributes(element));
  }

  return { discover, define };
}

function showState(host: HTMLElement, name: string, state: string): void {
  const mount = host.parentElement?.dataset.quire === name ? [host.parentElement] : [];
  for (const element of [host, ...mount]) setOwnAttribute(element, "data-state", state);
}
