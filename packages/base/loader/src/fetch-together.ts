import { ownDocument } from "@quire/core";
import { widgetName } from "./names.js";
import { preload } from "./preload.js";

/** By widget, what its element imports, as paths from the loader's folder. */
export type FirstFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Asks at once for all that stands between the loader and the first thing that shows: the page's script, the elements
 * that are on the page, and what those import. Else each would be asked for only when the one before has come.
 */
export function fetchTogether(base: string, firstFiles: FirstFiles): void {
  const files = new Set(["page.js"]);
  for (const element of ownDocument.querySelectorAll<HTMLElement>(":not(:defined),[data-quire]")) {
    const name = widgetName(element) ?? element.dataset.quire ?? "";
    if (!Object.hasOwn(firstFiles, name)) continue;
    files.add(`widgets/${name}.js`);
    for (const file of firstFiles[name] ?? []) files.add(file);
  }
  // One that does not come is asked for again by whoever needs it, who says so where it fails again.
  for (const file of files) preload(base + file, "", "auto").catch(() => {});
}
