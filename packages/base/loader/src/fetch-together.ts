import { ownDocument } from "@quire/core";
import { widgetName } from "./names.js";
import { preload } from "./preload.js";

/** By folder all that there are, each with what it imports and is asked for with it, as paths from the loader's folder. */
export type FirstFiles = Readonly<Record<"widgets" | "actions", Readonly<Record<string, readonly string[]>>>>;

/** What shows without a press, and behind that what a press opens; with how much the browser is to hurry. */
const ROUNDS = [
  [":not(:defined),[data-quire],[data-quire-do]", "auto"],
  ["[data-quire-open]", "low"],
] as const;

/**
 * Asks at once for all that stands between the page's script and the first thing that shows: the elements and the actions
 * that are on the page, the overlays that its triggers open, and what those import. Else each would be asked for only
 * when the one before has come.
 */
export function fetchTogether(base: string, firstFiles: FirstFiles): void {
  for (const [selector, priority] of ROUNDS) {
    const files = new Set<string>();
    const add = (folder: keyof FirstFiles, name = "") => {
      const all = firstFiles[folder];
      if (!Object.hasOwn(all, name)) return;
      files.add(`${folder}/${name}.js`);
      for (const file of all[name] ?? []) files.add(file);
    };
    for (const element of ownDocument.querySelectorAll<HTMLElement>(selector)) {
      const { quire, quireOpen, quireDo } = element.dataset;
      add("widgets", widgetName(element) ?? quire ?? quireOpen);
      if (!quireOpen) add("actions", quireDo);
    }
    // One that does not come is asked for again by whoever needs it, who says so where it fails again.
    for (const file of files) preload(base + file, "", priority).catch(() => {});
  }
}
