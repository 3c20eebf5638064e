import { fileURLToPath } from "node:url";

/** Folder of the generated pages, from which Astro reads. */
export const CACHE = fileURLToPath(new URL("../../.cache/docs", import.meta.url));

/** Base of the addresses in Astro's output, before they become relative. */
export const BASE = "/quire-docs-base/";
