import { openOverlay } from "@quire/core";
import type { OpenOptions } from "@quire/core/frame";
import { isSubscriber, type Session, sessionStore } from "@quire/services/session";
import { getFirstMember, members } from "./members.js";
import { DEFAULT_RULES, type Rules } from "./rules.js";

/**
 * Shows the page's case selection, unless the user has access. If the page has no such tag, the loader creates one.
 * @returns true if it is shown
 */
export async function showPaywall(options: OpenOptions = {}): Promise<boolean> {
  if (await readerPasses(getFirstMember()?.rules ?? DEFAULT_RULES)) return false;
  const member = getFirstMember(); // The case selection may have been added or removed meanwhile.
  if (member) member.frame.open(options);
  else return openOverlay({ name: "case-selection", ...omitUndefined(options) });
  return true;
}

function omitUndefined({ trigger, keyboard }: OpenOptions) {
  return { ...(trigger && { trigger }), ...(keyboard !== undefined && { keyboard }) };
}

/** Closes the case selection as its own button does. */
export function hidePaywall(): void {
  for (const { frame } of members().values()) frame.close("button");
}

/** Milliseconds to wait for the profile. A user who is still unknown then has no access. */
const PROFILE_TIMEOUT_MS = 3_000;

/** Returns true if the current user sees no overlay. The rules may exempt subscribers. */
async function readerPasses({ subscribersPass }: Rules): Promise<boolean> {
  return subscribersPass && isSubscriber(await knownSession());
}

function knownSession(): Promise<Session> {
  const store = sessionStore();
  return new Promise((resolve) => {
    const done = () => {
      unsubscribe();
      clearTimeout(timer);
      resolve(store.getState());
    };
    const timer = setTimeout(done, PROFILE_TIMEOUT_MS);
    const unsubscribe = store.subscribe(done);
    if (store.getState().status !== "unknown") done();
  });
}
