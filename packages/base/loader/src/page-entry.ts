import { starts } from "virtual:quire/page";
import { createPage } from "./create-page.js";
import { knownChunks } from "./known-chunks.js";
import type { StartPage } from "./start-loader.js";

/** What runs on a page besides the loader: mounts, widgets, triggers, overlays, and each service's start. */
export const startPage: StartPage = (chunks, known) =>
  createPage(
    knownChunks(chunks, known),
    starts,
    () => import("virtual:quire/after-paint"),
    () => import("virtual:quire/idle"),
  );
