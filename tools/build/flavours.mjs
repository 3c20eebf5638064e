/**
 * The page builds. They differ only in the library that renders views: React, or Preact in the light build. Each has
 * its own folder here and in the package `@quire/cdn`.
 */
export const FLAVOURS = [
  { folder: "dist/cdn", packed: "dist", light: false },
  { folder: "dist/cdn-light", packed: "dist/light", light: true },
];
