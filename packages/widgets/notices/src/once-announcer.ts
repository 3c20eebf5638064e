import { announce } from "@quire/core";

/** Announces a notice's text once, even if the notice returns after another one has replaced it. */
export class OnceAnnouncer {
  #last = "";

  announce(words: string, urgency: "polite" | "assertive" = "polite"): void {
    if (words === this.#last) return;
    this.#last = words;
    announce(words, urgency);
  }

  /** Allows the same text to be announced again. */
  forget(): void {
    this.#last = "";
  }
}
