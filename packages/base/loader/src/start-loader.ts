import { pageSetting, report, shared } from "@quire/core";
import { createChunkLoader } from "./chunk-loader.js";
import { followMount, mountData } from "./data-mount.js";
import { watchIntent } from "./intent.js";
import { createOverlays } from "./overlays.js";
import { watchRoots } from "./roots.js";
import { createTriggers } from "./triggers.js";
import { afterPaint } from "./when.js";
import { createWidgets } from "./widgets.js";

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
  const widgets = createWidgets(chunks, roots);
  const overlays = createOverlays(widgets, roots, (name) => chunks.load(`shells/${name}.js`));
  const triggers = createTriggers(chunks, roots, overlays);
  const mounted = new WeakSet<Element>();
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
    for (const element of roots.find(":not(:defined)")) widgets.adopt(element);
    triggers.discover();
  }

  watchIntent(widgets);
  scan();
  afterPaint(() => chunks.load("page.js").catch(report));
}
