import { failureWords, notify, reportFault } from "@quire/core";
import { text } from "./text.js";

/** Says in words that a trigger has failed: its own, where it has some for readers, or those with whom to call. */
export function tellFailure(userMessage: string | undefined): void {
  notify(userMessage ?? failureWords() ?? text("failed"), "error");
}

/** Tells the developer of a trigger that nobody can follow. */
export function reportUnknown(): void {
  reportFault("trigger/unknown", "A trigger names neither an action nor an overlay.", {
    fix: 'Write data-quire-do="follow" or data-quire-open="auth-modal".',
  });
}
