import { ActionFailure, isQuireError, pageSingleton, QuireError, report } from "@quire/core";
import { type GiveArticleGiftOutcome, giveArticleGift } from "@quire/services/gift";
import { askForSignIn, loadSession, onPendingAction, sessionStore } from "@quire/services/session";
import * as v from "valibot";
import { type Gift, giftsStore } from "./gifts-store.js";
import { text } from "./text.js";

/** The name of the intent that stores a guest's request until sign-in. */
const GIVE_INTENT = "give-gift";

interface GiftRequester {
  readonly trigger: HTMLElement;
  readonly keyboard: boolean;
  /** Aborts when the widget is removed. */
  readonly signal: AbortSignal;
}

/** Gives an article. A guest signs in first, and the request is completed afterwards (accounts-7.20). */
export async function giveArticleOrSignIn(
  url: string,
  { trigger, keyboard, signal }: GiftRequester,
): Promise<Gift | undefined> {
  if (giftsStore().getState()[url]?.kind === "busy") return undefined;
  setGift(url, { kind: "busy" });
  const session = sessionStore().getState();
  const { status } = session.status === "unknown" ? await loadSession() : session;
  // The server decides when the current user is unknown.
  const outcome = status === "anonymous" ? ({ kind: "sign-in-needed" } as const) : await give(url, signal);
  if (outcome.kind !== "sign-in-needed" || signal.aborted) return outcome;
  setGift(url, undefined);
  askForSignIn({ action: GIVE_INTENT, data: { url } }, { trigger, keyboard, reason: text("reason") });
  return undefined;
}

/** Gives an article and stores the state of its gift. */
async function give(url: string, signal?: AbortSignal): Promise<GiveArticleGiftOutcome> {
  setGift(url, { kind: "busy" });
  const outcome = await giveArticleGift(url, signal).catch(toUnexpected);
  // The request was aborted, because the widget was removed or the user has changed.
  const isGivenUp = outcome.kind === "failed" && outcome.error.code === "request/aborted";
  setGift(url, isGivenUp ? undefined : outcome);
  return outcome;
}

function toUnexpected(cause: unknown): GiveArticleGiftOutcome {
  report(cause);
  const error = isQuireError(cause) ? cause : new QuireError("widget/failed", "A gift failed.", { cause });
  return { kind: "failed", error };
}

function setGift(url: string, gift: Gift | undefined): void {
  const { [url]: _, ...others } = giftsStore().getState();
  giftsStore().setState(gift ? { ...others, [url]: gift } : others, true);
}

const KeptSchema = v.object({ url: v.string() });

/** Completes a guest's gift request after sign-in. */
export function handleKeptGifts(): void {
  pageSingleton("gift-link-intent", () => {
    onPendingAction(GIVE_INTENT, sendKeptGift);
    return true;
  });
}

async function sendKeptGift(data: unknown): Promise<string> {
  const { url } = v.parse(KeptSchema, data);
  const outcome = await give(url);
  switch (outcome.kind) {
    case "given":
      return text("given");
    case "none-left":
      throw new ActionFailure(text("noneLeft"));
    case "not-allowed":
      throw new ActionFailure(text.rich("notAllowed", {}, { subscribe: (words) => words }).join(""));
    case "sign-in-needed":
      throw new ActionFailure(text("signInNeeded"));
    case "failed":
      throw new ActionFailure(text("failed"), outcome.error);
  }
}
