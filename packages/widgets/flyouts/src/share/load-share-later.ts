type ShareLater = typeof import("./later/share-later.js");

let loaded: ShareLater | undefined;

/** Loads code after the panel shows, once for all panels of the page. */
export const shareLater = (): ShareLater | undefined => loaded;

/** Loads the later code. After a failure the next call retries. */
export async function loadShareLater(): Promise<ShareLater> {
  loaded = await import("./later/share-later.js");
  return loaded;
}
