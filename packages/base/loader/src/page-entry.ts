import { starts } from "virtual:quire/page";
import { afterPaint, report } from "@quire/core";
import { createDataMounts } from "./data-mounts.js";
import { watchIntent } from "./intent.js";
import { createOverlays } from "./overlays.js";
import { watchRoots } from "./roots.js";
import type { StartPage } from "./start-loader.js";
import { startSafely } from "./start-safely.js";
import { createTriggers } from "./triggers.js";
import { whenIdle } from "./when.js";
import { createWidgets } from "./widgets.js";

/** What runs on a page besides the loader: mounts, widgets, triggers, overlays, and each service's start. */
export const startPage: StartPage = (chunks) => {
  const roots = watchRoots(discover);
  const mounts = createDataMounts(roots);
  const widgets = createWidgets(chunks, roots);
  const overlays = createOverlays(chunks, roots, widgets);
  const triggers = createTriggers(chunks, roots, overlays);

  function discover(): void {
    roots.refresh(() => {
      mounts.discover();
      widgets.discover();
      triggers.discover();
    });
  }

  watchIntent(widgets, overlays);
  starts.forEach(startSafely);
  discover();
  afterPaint(() => startLater(() => import("virtual:quire/after-paint")));
  whenIdle(() => chunks.quiet().then(() => startLater(() => import("virtual:quire/idle"))));
  return triggers;
};

function startLater(load: () => Promise<{ readonly starts: typeof starts }>): void {
  load().then(
    (later) => {
      // Each in a task of its own: together they would be felt on a slow phone.
      for (const start of later.starts) setTimeout(startSafely, 0, start);
    },
    (error) => {
      report(error);
      addEventListener("online", () => startLater(load), { once: true });
    },
  );
}
