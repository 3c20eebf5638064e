import { starts } from "virtual:quire/page";
import { createPage } from "./create-page.js";
import { knownChunks } from "./known-chunks.js";
import type { StartPage } from "./start-loader.js";

/** Starts everything on a page apart from the loader: mounts, widgets, triggers, overlays and the services. */
export const startPage: StartPage = (chunks, known) =>
  createPage(
    knownChunks(chunks, known),
    starts,
    () => import("virtual:quire/after-paint"),
    () => import("virtual:quire/idle"),
  );
