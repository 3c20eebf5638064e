import { type LoaderTag, ownDocument, ownWindow, pageSingleton, report, showTriggerState } from "@quire/core";
import { captureClicks } from "./capture-clicks.js";
import { type ChunkLoader, createChunkLoader } from "./chunk-loader.js";
import type { OpenDoctor } from "./doctor.js";
import { type FirstFiles, fetchTogether } from "./fetch-together.js";
import { keepMessages } from "./keep-messages.js";
import type { OpenPlaceholder } from "./placeholder.js";
import { runNativeAction } from "./run-native-action.js";
import { vouchedBlock, wantsIntegrity } from "./vouched-block.js";

/** A page that `page.js` started. The loader passes clicks on to it. */
export interface Page {
  /** Runs a trigger's action, or opens its overlay. */
  activate(trigger: HTMLElement, keyboard: boolean): void;
}

/** The export of `page.js`. `known` holds all widgets and actions. */
export type StartPage = (chunks: ChunkLoader, known: FirstFiles) => Page;

/**
 * Starts Quire on a page. It keeps clicks on triggers, and messages to widgets, until `page.js` is loaded,
 * which does everything else. A second loader on the page, of any version, does nothing.
 * @param base the folder of the loader's files, ending in a slash
 * @param tag the loader's own tag, which vouches for the page's configuration
 * @param root the hash of the manifest, for pages with integrity
 * @param firstFiles all widgets, actions and locales, with the files to request at once for those on the page
 */
export function startLoader(
  base: string,
  tag: HTMLScriptElement | undefined,
  root: string,
  firstFiles: FirstFiles,
): void {
  // An application may have started the page already. The tag and its block are valid for it too.
  const { block } = pageSingleton("loader-tag", (): LoaderTag => ({ tag, block: vouchedBlock(tag) }));
  pageSingleton("loader", () => {
    const integrity = wantsIntegrity(block, tag);
    startLoading(createChunkLoader(base, integrity ? root : undefined), firstFiles);
    // With integrity, the manifest must load first.
    if (!integrity) fetchTogether(base, firstFiles);
    return base;
  });
}

function startLoading(chunks: ChunkLoader, known: FirstFiles): void {
  const waiting = new Map<HTMLElement, boolean>();
  let page: Page | undefined;
  let openPlaceholder: OpenPlaceholder | undefined;
  /** Resolves when the answer to a click is painted. Slow work waits for it. */
  let answered = Promise.resolve();

  async function load(): Promise<void> {
    try {
      const module = await chunks.load("page.js");
      await answered;
      // The build makes page.js from a module with this single export.
      page ??= (module.startPage as StartPage)(chunks, known);
      for (const [trigger, keyboard] of waiting) page.activate(trigger, keyboard);
    } catch (error) {
      report(error);
      for (const trigger of waiting.keys()) runFallback(trigger);
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
    if (openPlaceholder?.(trigger)) answered = waitForPaint();
    answered.then(() => act(trigger, keyboard));
  });
  if (ownDocument.querySelector("[data-quire-open]"))
    chunks.load("placeholder.js").then(
      (module) => {
        openPlaceholder = module.openPlaceholder as OpenPlaceholder;
        for (const trigger of waiting.keys()) openPlaceholder(trigger);
      },
      () => {}, // If this fails, overlays open without a placeholder.
    );
  if (location.search.includes("quire-doctor"))
    chunks.load("doctor.js").then(({ openDoctor }) => (openDoctor as OpenDoctor)(), report);
  void load();
}

/** A shorter limit than core's, because a click only happens on a visible page. */
function waitForPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Falls back to the trigger's native behaviour, unless the click was cancelled. */
function runFallback(trigger: HTMLElement): void {
  if (trigger.dataset.state !== "busy") return;
  showTriggerState(trigger, "failed");
  runNativeAction(trigger);
}
