/**
 * The builds for pages. They differ only in the library that renders views: React, or Preact in the light one. Each has
 * a separate folder, and one in the package `@quire/cdn`.
 */
export const FLAVOURS = [
  { folder: "dist/cdn", packed: "dist", light: false },
  { folder: "dist/cdn-light", packed: "dist/light", light: true },
];
