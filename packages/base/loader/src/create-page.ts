import { afterPaint, ownWindow, report, whenIdle } from "@quire/core";
import type { ChunkLoader } from "./chunk-loader.js";
import { createDataMounts } from "./data-mounts.js";
import { watchIntent } from "./intent.js";
import { createOverlays } from "./overlays.js";
import { createRepairs } from "./repairs.js";
import { watchRoots } from "./roots.js";
import type { Page } from "./start-loader.js";
import { createTriggers } from "./triggers.js";
import { createWidgets } from "./widgets.js";

interface Starts {
  readonly starts: readonly (() => void)[];
}

/**
 * Connects mounts, widgets, triggers and overlays, and starts the services. The build passes the services: for pages in
 * `page.js`, for applications in their package.
 * @param starts services to start at once. The functions return those to start after the first paint and when idle
 */
export function createPage(
  chunks: ChunkLoader,
  starts: Starts["starts"],
  loadAfterPaint: () => Promise<Starts>,
  loadIdle: () => Promise<Starts>,
): Page {
  const roots = watchRoots(discover);
  const repairs = createRepairs();
  const mounts = createDataMounts(roots, repairs);
  const widgets = createWidgets(chunks, roots, repairs);
  const overlays = createOverlays(roots, widgets);
  const triggers = createTriggers(chunks, roots, overlays, repairs);

  function discover(): void {
    roots.refresh(() => {
      mounts.discover();
      widgets.discover();
      triggers.discover();
    });
  }

  watchIntent(overlays);
  starts.forEach(startSafely);
  discover();
  afterPaint(() => startLater(loadAfterPaint));
  whenIdle(() => chunks.quiet().then(() => startLater(loadIdle)));
  return triggers;
}

function startLater(load: () => Promise<Starts>): void {
  load().then(
    (later) => {
      // Each start runs in a separate task, because together they would block a slow phone.
      for (const start of later.starts) setTimeout(startSafely, 0, start);
    },
    (error) => {
      report(error);
      ownWindow.addEventListener("online", () => startLater(load), { once: true });
    },
  );
}

/** Starts a service. A failure does not stop the other services. */
function startSafely(start: () => void): void {
  try {
    start();
  } catch (error) {
    report(error);
  }
}
