import { getFailureWords, notify, reportFault } from "@quire/core";
import { text } from "./text.js";

/** Shows the user the error's own message, or a general one. */
export function notifyFailure(userMessage: string | undefined): void {
  notify(userMessage ?? getFailureWords() ?? text("failed"), "error");
}

/** Reports a trigger without a valid name to the developer. */
export function reportUnknown(): void {
  reportFault("trigger/unknown", "A trigger names neither an action nor an overlay.", {
    fix: 'Write data-quire-do="follow" or data-quire-open="auth-modal".',
  });
}
