import { report } from "@quire/core";
import { starts } from "virtual:quire/page";
import { watchIntent } from "./intent.js";
import { createOverlays } from "./overlays.js";
import type { StartPage } from "./start-loader.js";
import { createTriggers } from "./triggers.js";
import { afterPaint } from "./when.js";
import { createWidgets } from "./widgets.js";

/** What runs on a page besides the loader: triggers, overlays, widgets, and each service's own start. */
export const startPage: StartPage = (loader) => {
  const widgets = createWidgets(loader);
  const overlays = createOverlays(loader, widgets);
  const triggers = createTriggers(loader, overlays);
  watchIntent(widgets);
  afterPaint(startServices);
  return {
    activate: triggers.activate,
    discover() {
      for (const element of loader.roots.find(":not(:defined)")) widgets.adopt(element);
      triggers.discover();
    },
  };
};

function startServices(): void {
  for (const start of starts) {
    try {
      start();
    } catch (error) {
      report(error); // One service's fault must not keep the others from starting.
    }
  }
}
