type LaterScreens = typeof import("./later-screens.js");

let loaded: LaterScreens | undefined;

/** Returns the screens other than sign-in, if loaded. All modals of the page share them. */
export const laterScreens = (): LaterScreens | undefined => loaded;

/** Loads these screens. After a failure the next call retries. */
export async function loadLaterScreens(): Promise<LaterScreens> {
  loaded = await import("./later-screens.js");
  return loaded;
}
