import { pageSetting, report, shared, showTriggerState } from "@quire/core";
import { captureClicks } from "./capture-clicks.js";
import { type ChunkLoader, createChunkLoader } from "./chunk-loader.js";
import { followMount, mountData } from "./data-mount.js";
import { type Roots, watchRoots } from "./roots.js";

/** What `page.js` makes of a page; the loader hands over to it as soon as it is there. */
export interface Page {
  /** Takes care of the tags and triggers that have come since the last call. */
  discover(): void;
  /** Does what a trigger says. */
  activate(trigger: HTMLElement, keyboard: boolean): void;
}

/** What the loader has for `page.js`. */
export interface Loader {
  readonly chunks: ChunkLoader;
  readonly roots: Roots;
}

export type StartPage = (loader: Loader) => Page;

/**
 * Brings a page to life: its tags, data mounts and triggers, those inserted later too. The second loader
 * on a page, of the same or another version, does nothing.
 * @param base where the loader's files lie, ending in a slash
 */
export function startLoader(base: string): void {
  shared("loader", () => {
    run(base);
    return base;
  });
}

function run(base: string): void {
  const chunks = createChunkLoader(base, pageSetting("integrity") === true);
  const roots = watchRoots(scan);
  const mounted = new WeakSet<Element>();
  const waiting = new Map<HTMLElement, boolean>();
  let page: Page | undefined;
  const mounts = new MutationObserver((records) => {
    for (const { target, attributeName } of records) {
      if (target instanceof HTMLElement && attributeName) followMount(target, attributeName);
    }
  });

  function scan(): void {
    roots.refresh();
    for (const mount of roots.find("[data-quire]")) {
      if (mounted.has(mount)) continue;
      mounted.add(mount);
      mountData(mount, mounts);
    }
    page?.discover();
  }

  /** Clicks that came before the page's code were kept, and are acted on once. */
  function start(startPage: StartPage): void {
    page = startPage({ chunks, roots });
    page.discover();
    for (const [trigger, keyboard] of waiting) page.activate(trigger, keyboard);
    waiting.clear();
  }

  async function load(): Promise<void> {
    try {
      const module = await chunks.load("page.js");
      // The build makes page.js of a module that exports just this.
      start(module.startPage as StartPage);
    } catch (error) {
      report(error);
      for (const trigger of waiting.keys()) follow(trigger);
      waiting.clear();
      addEventListener("online", load, { once: true });
    }
  }

  captureClicks((trigger, keyboard) => {
    showTriggerState(trigger, "busy");
    if (page) page.activate(trigger, keyboard);
    else {
      waiting.set(trigger, keyboard);
      void load();
    }
  });
  scan();
  void load();
}

/** Without its code, a link does what it does without script. */
function follow(trigger: HTMLElement): void {
  showTriggerState(trigger, "failed");
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
}
