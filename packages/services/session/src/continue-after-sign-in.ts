import * as configuration from "@quire/configuration-service";
import { returnPathOf, safeReturnPath } from "@quire/core";
import { loadSession } from "./load-session.js";

export interface ContinueOptions {
  /** The trigger's `data-return`; goes before the page's own `?return=`. */
  readonly returnPath?: string | undefined;
  /** Parameters for the address of the page when it reloads, as `{ registration: "success" }`. */
  readonly query?: Readonly<Record<string, string>>;
}

/**
 * What follows a sign-in or registration (accounts §4): the return path, or the page again, reloaded; or
 * with `afterSignIn: "update"`, in place.
 */
export async function continueAfterSignIn(options: ContinueOptions = {}): Promise<void> {
  const target = targetAfterSignIn(location, options);
  if (target === undefined && configuration.afterSignIn() === "update") await loadSession();
  else visit(target ?? location.href);
}

/** The address to go to; `undefined` when the page itself stays. */
export function targetAfterSignIn(
  page: Pick<Location, "href" | "search">,
  { returnPath, query }: ContinueOptions,
): string | undefined {
  if (returnPath !== undefined) return safeReturnPath(returnPath);
  if (new URLSearchParams(page.search).has("return")) return returnPathOf(page.search);
  if (!query) return undefined;
  const url = new URL(page.href);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Goes there, and loads anew even where only the part behind the hash differs. */
function visit(target: string): void {
  const url = new URL(target, location.href);
  if (url.pathname + url.search !== location.pathname + location.search) {
    location.assign(url.href);
    return;
  }
  if (url.hash !== location.hash) history.replaceState(history.state, "", url.href);
  location.reload();
}
