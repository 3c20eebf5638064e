import { pageSingleton, pageStorage, type TabChannel, tabChannel } from "@quire/core";
import { api, service, site, timeout } from "../configuration/index.js";
import {
  ACCESS_HEADER,
  EXPIRES_HEADER,
  REFRESH_HEADER,
  renewTokens,
  SESSION_HEADER,
} from "../contract/index.js";
import { getAddress } from "./address.js";
import type { Sender } from "./retry-settings.js";
import { send } from "./send.js";

/** The tokens of a session, or of a guest. They are only in the memory of the tabs (beyond-422). */
interface Tokens {
  readonly access: string;
  /** Time of this device at which the token is renewed. A guest's token is never renewed. */
  readonly until: number;
  /** Empty if the refresh token is in a cookie. */
  readonly refresh: string;
}

/** A message between tabs: new tokens, a request for them, or the end of the session. */
type Message = Tokens | "ask" | "ended";

interface State {
  tokens: Tokens | undefined;
  renewing: Promise<Tokens | undefined> | undefined;
  readonly tabs: TabChannel<Message>;
}

/** Storage key of a browser with a session that may be renewed. Guests' pages send no call to find out. */
const MARK = "quire:has-session";

/** Milliseconds to wait for tokens of other tabs. */
const TAB_TOKEN_TIMEOUT_MS = 150;

/** Fraction of a token's lifetime after which it is renewed, so that it does not expire on the way. */
const USABLE_LIFETIME_RATIO = 0.9;

/** Calls whose 401 means wrong credentials. */
const SIGNS_IN = /\/authenticate$/;

/**
 * Sends a call of a page with `"auth": "token"`. An expired or rejected token is renewed once, and the call is repeated once
 * (beyond-424). The server has refused such a call before it did anything, so writes can be repeated too.
 */
export const sendWithToken: Sender = async (address, init, tries) => {
  const { pathname, origin } = new URL(address, globalThis.location?.href);
  if (!isOwn(origin, init)) return send(address, init, tries);
  const sendAs = async (tokens: Tokens | undefined) => {
    const response = await send(address, { ...init, headers: addToken(init.headers, tokens) }, tries);
    takeTokens(response.headers);
    return response;
  };
  const isSignIn = SIGNS_IN.test(pathname);
  const tokens = isSignIn ? getState().tokens : await getTokens();
  const response = await sendAs(tokens);
  if (response.status === 401 && tokens && isTiedToSession(tokens) && !isSignIn) {
    const renewed = await renewOnce(tokens);
    if (renewed) return sendAs(renewed);
  }
  if (response.ok && pathname.endsWith("/logout")) {
    forgetTokens();
    getState().tabs.post("ended");
  }
  return response;
};

/** Returns true for a call to the API. Other services never get the token. */
function isOwn(origin: string, { credentials }: RequestInit): boolean {
  const own = [api(), service(), site()].map((base) => new URL(base, globalThis.location?.href).origin);
  return credentials === "include" && own.includes(origin);
}

function addToken(headers: RequestInit["headers"], tokens: Tokens | undefined): Record<string, string> {
  return {
    ...Object.fromEntries(new Headers(headers)),
    [SESSION_HEADER]: "token",
    ...(tokens && { authorization: `Bearer ${tokens.access}` }),
  };
}

const getState = () =>
  pageSingleton("tokens", () => {
    const tabs = tabChannel("tokens", isMessage);
    const state: State = { tokens: undefined, renewing: undefined, tabs };
    tabs.listen((message) => {
      const { tokens } = state;
      if (message === "ask") {
        if (tokens && isValid(tokens)) tabs.post(tokens);
      } else if (message === "ended") state.tokens = undefined;
      // A guest's token of another tab does not end this tab's session.
      else if (isTiedToSession(message) || !tokens) state.tokens = message;
    });
    return state;
  });

/** Returns valid tokens, or undefined for a guest. */
async function getTokens(): Promise<Tokens | undefined> {
  const { tokens } = getState();
  if (tokens && isValid(tokens)) return tokens;
  return tokens || pageStorage().get(MARK) !== null ? renewOnce(tokens) : undefined;
}

const isValid = ({ until }: Tokens) => until > Date.now();

const isTiedToSession = ({ until }: Tokens) => until < Number.POSITIVE_INFINITY;

/** Keeps the tokens of an answer, and gives them to the other tabs. Expiry counts from now, so a wrong clock has no effect. */
function takeTokens(headers: Headers): void {
  const access = headers.get(ACCESS_HEADER);
  if (!access) return;
  const seconds = Number(headers.get(EXPIRES_HEADER));
  const until = seconds > 0 ? Date.now() + seconds * 1000 * USABLE_LIFETIME_RATIO : Number.POSITIVE_INFINITY;
  const tokens = { access, until, refresh: headers.get(REFRESH_HEADER) ?? "" };
  getState().tokens = tokens;
  if (seconds > 0) pageStorage().set(MARK, "1");
  getState().tabs.post(tokens);
}

function forgetTokens(): void {
  getState().tokens = undefined;
  pageStorage().remove(MARK);
}

/** Renews the tokens: one call for all callers of this tab, and one at a time for all tabs (beyond-425). */
function renewOnce(stale: Tokens | undefined): Promise<Tokens | undefined> {
  const state = getState();
  state.renewing ??= inTurn(() => renewInTurn(stale)).finally(() => {
    state.renewing = undefined;
  });
  return state.renewing;
}

/** Runs `task` while no other tab renews. Plain http has no locks; the server accepts a token twice within a short time. */
function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  return locks ? locks.request("quire:tokens", task) : task();
}

async function renewInTurn(stale: Tokens | undefined): Promise<Tokens | undefined> {
  const theirs = askTabs(stale);
  // A refresh token of this tab may be older than that of another tab, and works only once.
  const known = getFresh(stale) ?? (stale?.refresh ? await theirs : undefined);
  if (known) return known;
  if (await fetchTokens()) return getFresh(stale);
  // Another tab may have tokens that this one cannot renew, because the browser blocks the cookie.
  const others = await theirs;
  if (!others) forgetTokens();
  return others;
}

/** Returns this tab's tokens if they are valid, and others than the stale ones. */
function getFresh(stale: Tokens | undefined): Tokens | undefined {
  const { tokens } = getState();
  return tokens && tokens.access !== stale?.access && isValid(tokens) ? tokens : undefined;
}

/**
 * Asks the server for new tokens.
 * @returns false if the sign-in has ended
 * @throws Error if the server does not answer. Nobody is then signed out
 */
async function fetchTokens(): Promise<boolean> {
  const refresh = getState().tokens?.refresh;
  const response = await send(
    await getAddress(renewTokens, undefined, undefined),
    {
      method: renewTokens.method,
      cache: "no-store",
      credentials: "include",
      headers: { [SESSION_HEADER]: "token", ...(refresh && { [REFRESH_HEADER]: refresh }) },
      signal: AbortSignal.timeout(timeout()),
    },
    { max: 1 },
  );
  if (response.ok) takeTokens(response.headers);
  else if (response.status !== 401) throw new Error(`The tokens were not renewed: ${response.status}.`);
  return response.ok;
}

/** Asks the other tabs for valid tokens. Resolves without any if none answers soon. */
function askTabs(stale: Tokens | undefined): Promise<Tokens | undefined> {
  return new Promise((resolve) => {
    const end = () => {
      stop();
      clearTimeout(timer);
      resolve(getFresh(stale));
    };
    const stop = getState().tabs.listen(() => {
      if (getFresh(stale)) end();
    });
    const timer = setTimeout(end, TAB_TOKEN_TIMEOUT_MS);
    getState().tabs.post("ask");
  });
}

function isMessage(candidate: unknown): candidate is Message {
  if (candidate === "ask" || candidate === "ended") return true;
  const { access, until, refresh } = Object(candidate) as Record<string, unknown>;
  return typeof access === "string" && typeof until === "number" && typeof refresh === "string";
}
