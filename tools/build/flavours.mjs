/**
 * The builds for pages, equal but for what renders their views: React, or in a light one Preact. Each lies in a folder
 * of its own, and in one of the package `@quire/cdn`.
 */
export const FLAVOURS = [
  { folder: "dist/cdn", packed: "dist", light: false },
  { folder: "dist/cdn-light", packed: "dist/light", light: true },
];
