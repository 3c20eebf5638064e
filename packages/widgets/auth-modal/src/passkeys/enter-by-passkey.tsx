import { ownDocument } from "@quire/core";
import { loadCalls } from "@quire/features/credentials";
import { canSuggestPasskeys, type PasskeyOutcome, signInWithPasskey } from "@quire/services/passkey";
import type { ReactNode } from "react";
import { text } from "./text.js";

interface Entry {
  /** The browser asks at once, or offers them in the form's field. */
  readonly way: "ask" | "suggest";
  readonly form: HTMLFormElement | null | undefined;
  readonly signal: AbortSignal;
  readonly onSignedIn: () => void;
}

/** Signs in by passkey, at once or whenever the reader takes one that is suggested. @returns why it failed, in words */
export async function enterByPasskey(entry: Entry): Promise<ReactNode> {
  if (entry.way === "ask") return wordsFor(await attempt(entry));
  if (!(await canSuggestPasskeys())) return null;
  while (!entry.signal.aborted) {
    let isChosen = false;
    const outcome = await attempt(entry, () => {
      isChosen = true;
    });
    // Else what was to be signed held no more: it is asked for anew, once somebody looks.
    if (outcome.kind !== "aborted") return isChosen ? wordsFor(outcome) : null;
    await isSeen(entry.signal);
  }
  return null;
}

async function attempt(entry: Entry, onChosen?: () => void): Promise<PasskeyOutcome> {
  const { way, form, signal, onSignedIn } = entry;
  const username = () => {
    const field = form?.elements.namedItem("username");
    return field instanceof HTMLInputElement ? field.value : "";
  };
  const options = { signal, username, suggest: way === "suggest", ...(onChosen && { onChosen }) };
  const outcome = await signInWithPasskey(options);
  if (outcome.kind === "signed-in") onSignedIn();
  return outcome;
}

/** In words why nobody is signed in (beyond-31). */
async function wordsFor(outcome: PasskeyOutcome): Promise<ReactNode> {
  switch (outcome.kind) {
    case "signed-in":
    case "locked": // The notice above the form counts it down.
      return null;
    case "not-used":
    case "aborted": // A password manager has ended it; whoever has gone is told nothing.
      return text("notUsed");
    case "unknown":
    case "expired":
      return text(outcome.kind);
    case "known": // Only a device that makes one says so.
      return text("refused");
    case "restricted":
      return failure(outcome);
    case "failed":
      return "error" in outcome ? failure(outcome) : text("refused");
  }
}

async function failure(
  outcome: Extract<PasskeyOutcome, { kind: "restricted" } | { error: unknown }>,
): Promise<ReactNode> {
  const { SignInFailure } = await loadCalls();
  return <SignInFailure outcome={outcome} />;
}

/** Until the page is looked at, or nobody waits for it. */
function isSeen(signal: AbortSignal): Promise<void> {
  if (ownDocument.visibilityState === "visible" || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    ownDocument.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
