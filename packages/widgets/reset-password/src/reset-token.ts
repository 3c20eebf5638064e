import { pageSingleton } from "@quire/core";

interface Kept {
  token: string;
}

/** The token, in memory only until the page unloads. A widget that is removed and inserted again still has it. */
const getKept = () => pageSingleton<Kept>("reset-token", () => ({ token: "" }));

/** Returns the token of the page's address, or the kept one. Several tokens in the address count as none. */
export function readToken(): string {
  const found = new URLSearchParams(location.search).getAll("token");
  return found.length > 0 ? onlyOne(found) : getKept().token;
}

function onlyOne(found: readonly string[]): string {
  return found.length === 1 ? (found[0] ?? "") : "";
}

/** Removes the token from the address, so that links, logs, scripts and the history do not contain it. */
export function hideToken(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has("token")) return;
  getKept().token = readToken();
  url.searchParams.delete("token");
  history.replaceState(history.state, "", url);
}

/** Forgets a token that was used or refused. */
export function forgetToken(): void {
  getKept().token = "";
}
