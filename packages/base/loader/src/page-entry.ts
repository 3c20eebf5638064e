import { starts } from "virtual:quire/page";
import { type LoadLocale, type LocaleModule, pageLocale, pageSingleton } from "@quire/core";
import type { ChunkLoader } from "./chunk-loader.js";
import { createPage } from "./create-page.js";
import type { FirstFiles } from "./fetch-together.js";
import { knownChunks } from "./known-chunks.js";
import type { StartPage } from "./start-loader.js";

/** Starts everything on a page apart from the loader: mounts, widgets, triggers, overlays and the services. */
export const startPage: StartPage = (chunks, known) =>
  createPage(
    inLanguage(chunks, known),
    starts,
    () => import("virtual:quire/after-paint"),
    () => import("virtual:quire/idle"),
  );

/**
 * Loads a widget in another language than English after its texts, so that it never shows English. Core loads the locales of
 * the build here.
 */
function inLanguage(chunks: ChunkLoader, known: FirstFiles): ChunkLoader {
  const loader = knownChunks(chunks, known);
  const loadLocale: LoadLocale = pageSingleton("load-locale", () => (locale: string) => {
    const [language = ""] = locale.split("-");
    // The build writes these modules.
    if (known.locales[language])
      return chunks.load(`locales/${language}.js`) as Promise<unknown> as Promise<LocaleModule>;
  });
  return {
    ...loader,
    async load(file) {
      try {
        await (await loadLocale(pageLocale()))?.textsReady?.(file);
      } catch {} // The code that needs the texts reports it.
      return loader.load(file);
    },
  };
}
