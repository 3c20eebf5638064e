export { captureClicks } from "./capture-clicks.js";
export { checkPage } from "./check-page.js";
export type { ChunkLoader } from "./chunk-loader.js";
export { createPage } from "./create-page.js";
export { createDataMounts } from "./data-mounts.js";
export { keepMessages } from "./keep-messages.js";
export { type KnownFiles, knownChunks } from "./known-chunks.js";
export type { Roots } from "./roots.js";
export { startLoader } from "./start-loader.js";
