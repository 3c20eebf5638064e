type ShareLater = typeof import("./later/share-later.js");

let loaded: ShareLater | undefined;

/** What may come after the panel shows, once it is there: every panel of the page begins with it. */
export const shareLater = (): ShareLater | undefined => loaded;

/** Brings it; after a failure the next time tries anew. */
export async function loadShareLater(): Promise<ShareLater> {
  loaded = await import("./later/share-later.js");
  return loaded;
}
