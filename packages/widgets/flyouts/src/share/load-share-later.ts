type ShareLater = typeof import("./later/share-later.js");

let loaded: ShareLater | undefined;

/** Returns the code that loads after the panel is shown. All panels of the page share it. */
export const shareLater = (): ShareLater | undefined => loaded;

/** Loads the later code. After a failure the next call retries. */
export async function loadShareLater(): Promise<ShareLater> {
  loaded = await import("./later/share-later.js");
  return loaded;
}
