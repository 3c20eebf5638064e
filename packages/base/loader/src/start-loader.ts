import { report, shared, showTriggerState } from "@quire/core";
import { captureClicks } from "./capture-clicks.js";
import { type ChunkLoader, createChunkLoader } from "./chunk-loader.js";
import { wantsIntegrity } from "./wants-integrity.js";

/** What `page.js` makes of a page; the loader hands it the clicks. */
export interface Page {
  /** Does what a trigger says. */
  activate(trigger: HTMLElement, keyboard: boolean): void;
}

/** What `page.js` exports. */
export type StartPage = (chunks: ChunkLoader) => Page;

/**
 * Brings a page to life: keeps the clicks on its triggers until `page.js`, which does all the rest, is
 * there. The second loader on a page, of the same or another version, does nothing.
 * @param base where the loader's files lie, ending in a slash
 */
export function startLoader(base: string): void {
  shared("loader", () => {
    run(createChunkLoader(base, wantsIntegrity()));
    return base;
  });
}

function run(chunks: ChunkLoader): void {
  const waiting = new Map<HTMLElement, boolean>();
  let page: Page | undefined;

  async function load(): Promise<void> {
    try {
      const module = await chunks.load("page.js");
      // The build makes page.js of a module that exports just this.
      page ??= (module.startPage as StartPage)(chunks);
      for (const [trigger, keyboard] of waiting) page.activate(trigger, keyboard);
    } catch (error) {
      report(error);
      for (const trigger of waiting.keys()) follow(trigger);
      addEventListener("online", load, { once: true });
    }
    waiting.clear();
  }

  captureClicks((trigger, keyboard) => {
    showTriggerState(trigger, "busy");
    if (page) page.activate(trigger, keyboard);
    else {
      waiting.set(trigger, keyboard);
      void load();
    }
  });
  void load();
}

/** Without its code, a link does what it does without script. */
function follow(trigger: HTMLElement): void {
  showTriggerState(trigger, "failed");
  if (trigger instanceof HTMLAnchorElement) location.assign(trigger.href);
}
