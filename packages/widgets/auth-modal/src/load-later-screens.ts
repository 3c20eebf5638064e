type LaterScreens = typeof import("./later-screens.js");

let loaded: LaterScreens | undefined;

/** The screens beside sign-in, once they are there: every modal of the page begins with them. */
export const laterScreens = (): LaterScreens | undefined => loaded;

/** Brings them; after a failure the next time tries anew. */
export async function loadLaterScreens(): Promise<LaterScreens> {
  loaded = await import("./later-screens.js");
  return loaded;
}
