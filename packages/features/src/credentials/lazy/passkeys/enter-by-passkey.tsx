import { ownDocument } from "@quire/core";
import { canSuggestPasskeys, type PasskeyOutcome, signInWithPasskey } from "@quire/services/passkey";
import type { ReactNode } from "react";
import { loadCalls } from "../../load-calls.js";
import { text } from "./text.js";

/** Callbacks for a passkey that the user has chosen. */
export interface PasskeyCallbacks {
  readonly onSignedIn: () => void | Promise<void>;
  /** Wraps the work after the choice. */
  readonly hold?: <Result>(work: () => Promise<Result>) => Promise<Result>;
}

interface Entry extends PasskeyCallbacks {
  /** Opens the browser's dialog, or suggests passkeys in the form's field. */
  readonly way: "ask" | "suggest";
  readonly form: HTMLFormElement | null | undefined;
  readonly signal: AbortSignal;
}

/** Signs in by passkey, in a dialog or by a suggestion. @returns the message of a failure, or null */
export async function enterByPasskey(entry: Entry): Promise<ReactNode> {
  if (entry.way === "ask") return getFailureText(await tryPasskey(entry));
  if (!(await canSuggestPasskeys())) return null;
  while (!entry.signal.aborted) {
    let isChosen = false;
    const outcome = await tryPasskey(entry, () => {
      isChosen = true;
    });
    if (isChosen) return getFailureText(outcome);
    // Another form or a password manager has aborted it, and would also abort the next request.
    if (outcome.kind !== "expired") return null;
    await isSeen(entry.signal); // Gets a new challenge only once the page is visible.
  }
  return null;
}

function tryPasskey(entry: Entry, onChosen?: () => void): Promise<PasskeyOutcome> {
  const { way, form, signal, onSignedIn, hold = (work) => work() } = entry;
  const username = () => {
    const field = form?.elements.namedItem("username");
    return field instanceof HTMLInputElement ? field.value : "";
  };
  return signInWithPasskey({
    signal,
    username,
    suggest: way === "suggest",
    around(enter) {
      onChosen?.();
      return hold(async () => {
        const outcome = await enter();
        if (outcome.kind === "signed-in") await onSignedIn();
        return outcome;
      });
    },
  });
}

/** Returns the message of a failed sign-in, or null (beyond-31). */
async function getFailureText(outcome: PasskeyOutcome): Promise<ReactNode> {
  switch (outcome.kind) {
    case "signed-in":
    case "locked": // The notice above the form counts it down.
      return null;
    case "not-used":
    case "aborted": // A password manager has aborted it. After an unmount nothing shows the message.
      return text("passkeyNotUsed");
    case "unknown":
      return text("passkeyUnknown");
    case "expired":
      return text("passkeyExpired");
    case "unsupported":
      return text("passkeyUnsupported");
    case "known": // Only possible for a new passkey.
      return text("passkeyRefused");
    case "restricted":
      return getFailure(outcome);
    case "failed":
      return "error" in outcome ? getFailure(outcome) : text("passkeyRefused");
  }
}

async function getFailure(
  outcome: Extract<PasskeyOutcome, { kind: "restricted" } | { error: unknown }>,
): Promise<ReactNode> {
  const { SignInFailure } = await loadCalls();
  return <SignInFailure outcome={outcome} />;
}

/** Resolves when the page is visible, or when `signal` aborts. */
function isSeen(signal: AbortSignal): Promise<void> {
  if (ownDocument.visibilityState === "visible" || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    ownDocument.addEventListener("visibilitychange", () => resolve(), { once: true, signal });
    signal.addEventListener("abort", () => resolve(), { once: true });
  });
}
