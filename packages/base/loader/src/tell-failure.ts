import { announce } from "@quire/core";
import { text } from "./text.js";

/** Says in words that a trigger has failed: its own words, where it has some for readers. */
export function tellFailure(userMessage: string | undefined): void {
  announce(userMessage ?? text("failed"), "assertive");
}
