import { ownDocument } from "@quire/core";
import { getWidgetName } from "./names.js";
import { preload } from "./preload.js";

/** All widgets, actions and locales. Each has the files that it imports, as paths from the loader's folder. */
export type FirstFiles = Readonly<
  Record<"widgets" | "actions" | "locales", Readonly<Record<string, readonly string[]>>>
>;

/** Elements that show without a click, then triggers of overlays, each with the priority of the requests. */
const ROUNDS = [
  [":not(:defined),[data-quire],[data-quire-do]", "auto"],
  ["[data-quire-open]", "low"],
] as const;

/**
 * Requests all code between the page's script and the first paint of widgets at once. It covers the page's
 * elements and actions, the overlays of its triggers, and all their imports. Otherwise each file would wait
 * for the previous one. The first request is for the texts of the document's language.
 */
export function fetchTogether(base: string, firstFiles: FirstFiles, tag?: HTMLScriptElement): void {
  const { body, documentElement } = ownDocument;
  const [language] = (tag?.dataset.locale || body?.lang || documentElement.lang).split("-");
  for (const [selector, priority] of ROUNDS) {
    const files = new Set<string>();
    const add = (folder: keyof FirstFiles, name = "") => {
      const all = firstFiles[folder];
      if (!Object.hasOwn(all, name)) return;
      files.add(`${folder}/${name}.js`);
      for (const file of all[name] ?? []) files.add(file);
    };
    add("locales", language);
    for (const element of ownDocument.querySelectorAll<HTMLElement>(selector)) {
      const { quire, quireOpen, quireDo } = element.dataset;
      add("widgets", getWidgetName(element) ?? quire ?? quireOpen);
      if (!quireOpen) add("actions", quireDo);
    }
    // If a file fails, the code that needs it requests it again, and reports a second failure.
    for (const file of files) preload(base + file, "", priority).catch(() => {});
  }
}
