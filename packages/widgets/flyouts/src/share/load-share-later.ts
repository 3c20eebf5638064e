type ShareLater = typeof import("./later/share-later.js");

let loaded: ShareLater | undefined;

/** Loads code after the panel shows, once for all panels of the page. */
export const shareLater = (): ShareLater | undefined => loaded;

/** Brings it; after a failure the next time tries anew. */
export async function loadShareLater(): Promise<ShareLater> {
  loaded = await import("./later/share-later.js");
  return loaded;
}
