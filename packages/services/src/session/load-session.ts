import { jsonText, ownDocument, pageSingleton, report } from "@quire/core";
import { callFor, callWithHeaders, getValidator, isRequestError, onUnauthorized } from "../client/index.js";
import { type profile, profileHead } from "../contract/index.js";
import { endSession, showSession } from "./session-changes.js";
import { type Session, sessionSignal, sessionStore } from "./session-store.js";
import { isSignInMarked, takeSignInMark } from "./sign-in-mark.js";
import { isSigningOut } from "./signing-out.js";
import {
  dropCachedUser,
  getCachedUserText,
  getCachedValidator,
  removeCachedUser,
  saveUser,
} from "./user-cache.js";

interface Loading {
  current: Promise<Session> | undefined;
}

/**
 * Loads the session (accounts-4.5). It uses the cached user if the profile's Last-Modified is unchanged, and loads the
 * profile otherwise. 401 means anonymous. After a network failure the user stays unknown. Never rejects. Simultaneous
 * calls share one load.
 */
export function loadSession(): Promise<Session> {
  return loadOnce(load);
}

/** Reloads the profile after a change. */
export async function refreshSession(): Promise<Session> {
  await getLoading().current;
  return loadOnce(() => fetchProfile(sessionSignal()));
}

function getLoading(): Loading {
  return pageSingleton<Loading>("session-loading", () => {
    onUnauthorized(endSession);
    return { current: undefined };
  });
}

function loadOnce(start: () => Promise<void>): Promise<Session> {
  const state = getLoading();
  state.current ??= start()
    .catch(report) // A host's own listener may have thrown.
    .then(() => {
      state.current = undefined;
      return sessionStore().getState();
    });
  return state.current;
}

async function load(): Promise<void> {
  if (isSigningOut()) await (await import("./sign-out.js")).finishSignOut();
  const signal = sessionSignal();
  if (!(await showCached(signal))) await fetchProfile(signal);
  // The user changed meanwhile, so the session is loaded again.
  if (signal.aborted && sessionStore().getState().status === "unknown") await load();
}

/** Returns true if the signal's session is still the current one. */
const isCurrent = (signal: AbortSignal) => signal === sessionSignal();

/** Loads the code that parses a profile, which only signed-in users need. */
const loadUserReader = () => import("./read-user.js");

/** Shows the cached user. @returns true if it is current */
async function showCached(signal: AbortSignal): Promise<boolean> {
  const text = getCachedUserText();
  if (text === null) return false;
  // The parser loads in parallel with the request.
  const reading = loadUserReader().then(({ readUser }) => readUser(text));
  const [isSame, user] = await Promise.all([isUnchanged(signal), reading]);
  if (!isSame || !user) return false;
  takeSignInMark();
  if (isCurrent(signal)) showSession({ status: "known", user });
  return true;
}

async function isUnchanged(signal: AbortSignal): Promise<boolean> {
  const validator = getCachedValidator();
  try {
    const { headers } = await callWithHeaders(profileHead, { signal, retry: false });
    return validator !== null && getValidator(headers) === validator;
  } catch {
    // After any failure, the profile's own request gives a more exact error (accounts-4.6).
    if (isCurrent(signal)) dropCachedUser();
    return false;
  }
}

/** The profile's endpoint without its schema, which guests do not load. */
const PROFILE = { ...profileHead, name: "profile", method: "GET" } as const;
const wholeProfile = async (): Promise<typeof profile> => (await loadUserReader()).profile;

async function fetchProfile(signal: AbortSignal): Promise<void> {
  try {
    // The parser loads again below.
    if (isSignInMarked()) loadUserReader().catch(() => {}); // The parser loads again below.
    const { answer: user, headers } = await callFor(PROFILE, wholeProfile, { signal });
    if (!isCurrent(signal)) return;
    takeSignInMark();
    saveUser(jsonText(user), getValidator(headers));
    showSession({ status: "known", user });
  } catch (error) {
    if (isCurrent(signal)) markProfileFailed(error);
  }
}

function markProfileFailed(error: unknown): void {
  if (isRequestError(error) && (error.status === 401 || error.status === 204)) {
    if (takeSignInMark())
      import("./notify-cookie-not-kept.js")
        .then(({ notifyCookieNotKept }) => notifyCookieNotKept())
        .catch(report);
    removeCachedUser();
    showSession({ status: "anonymous" });
    return;
  }
  // Style sheets then show the links to sign in (beyond-189). It applies while `data-quire-user` is
  // `unknown`.
  ownDocument.documentElement.dataset.quireProfile = "failed";
  if (!isRequestError(error) || error.code !== "request/offline") report(error);
}
