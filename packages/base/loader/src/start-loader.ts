import { type LoaderTag, ownDocument, ownWindow, pageSingleton, report, showTriggerState } from "@quire/core";
import { actNatively } from "./act-natively.js";
import { captureClicks } from "./capture-clicks.js";
import { type ChunkLoader, createChunkLoader } from "./chunk-loader.js";
import type { OpenDoctor } from "./doctor.js";
import { type FirstFiles, fetchTogether } from "./fetch-together.js";
import { keepMessages } from "./keep-messages.js";
import type { OpenPlaceholder } from "./placeholder.js";
import { vouchedBlock, wantsIntegrity } from "./vouched-block.js";

/** What `page.js` makes of a page; the loader hands it the clicks. */
export interface Page {
  /** Does what a trigger says. */
  activate(trigger: HTMLElement, keyboard: boolean): void;
}

/** What `page.js` exports. It is given all widgets and actions that there are. */
export type StartPage = (chunks: ChunkLoader, known: FirstFiles) => Page;

/**
 * Brings a page to life: keeps the clicks on its triggers until `page.js`, which does all the rest, is
 * there, and what its scripts say to widgets. The second loader on a page, of the same or another version, does nothing.
 * @param base where the loader's files lie, ending in a slash
 * @param tag its own, which vouches for the page's configuration
 * @param root the manifest's hash, with which integrity begins
 * @param firstFiles all widgets and actions, with what is asked for at once for those that are on the page
 */
export function startLoader(
  base: string,
  tag: HTMLScriptElement | undefined,
  root: string,
  firstFiles: FirstFiles,
): void {
  // An application on the page may have done all the rest: what the tag says counts with it too.
  const { block } = pageSingleton("loader-tag", (): LoaderTag => ({ tag, block: vouchedBlock(tag) }));
  pageSingleton("loader", () => {
    const integrity = wantsIntegrity(block);
    run(createChunkLoader(base, integrity ? root : undefined), firstFiles);
    // Where all is compared, the manifest has to come first.
    if (!integrity) fetchTogether(base, firstFiles);
    return base;
  });
}

function run(chunks: ChunkLoader, known: FirstFiles): void {
  const waiting = new Map<HTMLElement, boolean>();
  let page: Page | undefined;
  let openPlaceholder: OpenPlaceholder | undefined;
  /** Until a press has been answered on the screen: what takes long comes after. */
  let answered = Promise.resolve();

  async function load(): Promise<void> {
    try {
      const module = await chunks.load("page.js");
      await answered;
      // The build makes page.js of a module that exports just this.
      page ??= (module.startPage as StartPage)(chunks, known);
      for (const [trigger, keyboard] of waiting) page.activate(trigger, keyboard);
    } catch (error) {
      report(error);
      for (const trigger of waiting.keys()) follow(trigger);
      ownWindow.addEventListener("online", load, { once: true });
    }
    waiting.clear();
  }

  function act(trigger: HTMLElement, keyboard: boolean): void {
    if (page) page.activate(trigger, keyboard);
    else {
      waiting.set(trigger, keyboard);
      void load();
    }
  }

  keepMessages();
  captureClicks((trigger, keyboard) => {
    showTriggerState(trigger, "busy");
    if (openPlaceholder?.(trigger)) answered = painted();
    answered.then(() => act(trigger, keyboard));
  });
  if (ownDocument.querySelector("[data-quire-open]"))
    chunks.load("placeholder.js").then(
      (module) => {
        openPlaceholder = module.openPlaceholder as OpenPlaceholder;
        for (const trigger of waiting.keys()) openPlaceholder(trigger);
      },
      () => {}, // Overlays open without.
    );
  if (location.search.includes("quire-doctor"))
    chunks.load("doctor.js").then(({ openDoctor }) => (openDoctor as OpenDoctor)(), report);
  void load();
}

/** Shorter than core's: a press comes on a page that is seen. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Unless the press has been taken back. */
function follow(trigger: HTMLElement): void {
  if (trigger.dataset.state !== "busy") return;
  showTriggerState(trigger, "failed");
  actNatively(trigger);
}
