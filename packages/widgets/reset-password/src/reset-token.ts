import { pageSingleton } from "@quire/core";

interface Kept {
  token: string;
}

/** In memory only, for as long as the page lives: a widget that is swapped out and in still has it. */
const kept = () => pageSingleton<Kept>("reset-token", () => ({ token: "" }));

/** The token of the page's address, or the one that it had. Given twice, it is nobody's. */
export function readToken(): string {
  const found = new URLSearchParams(location.search).getAll("token");
  return found.length > 0 ? onlyOne(found) : kept().token;
}

function onlyOne(found: readonly string[]): string {
  return found.length === 1 ? (found[0] ?? "") : "";
}

/** Takes the token out of the address, so that no link, log, script or back button carries it on. */
export function hideToken(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("token")) return;
  kept().token = readToken();
  url.searchParams.delete("token");
  history.replaceState(history.state, "", url);
}

/** It has been used, or is good for nothing. */
export function forgetToken(): void {
  kept().token = "";
}
