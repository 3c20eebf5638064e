import { ownDocument } from "@quire/core";
import { widgetName } from "./names.js";
import { preload } from "./preload.js";

/** By folder all that there are, each with what it imports and is asked for with it, as paths from the loader's folder. */
export type FirstFiles = Readonly<Record<"widgets" | "actions", Readonly<Record<string, readonly string[]>>>>;

/**
 * Asks at once for all that stands between the loader and the first thing that shows: the page's script, the elements
 * and the actions that are on the page, and what those import. Else each would be asked for only when the one before
 * has come.
 */
export function fetchTogether(base: string, firstFiles: FirstFiles): void {
  const files = new Set(["page.js"]);
  const add = (folder: keyof FirstFiles, name = "") => {
    const all = firstFiles[folder];
    if (!Object.hasOwn(all, name)) return;
    files.add(`${folder}/${name}.js`);
    for (const file of all[name] ?? []) files.add(file);
  };
  const named = ":not(:defined),[data-quire],[data-quire-do]";
  for (const element of ownDocument.querySelectorAll<HTMLElement>(named)) {
    add("widgets", widgetName(element) ?? element.dataset.quire);
    add("actions", element.dataset.quireDo);
  }
  // One that does not come is asked for again by whoever needs it, who says so where it fails again.
  for (const file of files) preload(base + file).catch(() => {});
}
