import { announce } from "@quire/core";

/** What a notice says is announced once: back after it has made room for another, it is no news. */
export class SaidOnce {
  #said = "";

  say(words: string, urgency: "polite" | "assertive" = "polite"): void {
    if (words === this.#said) return;
    this.#said = words;
    announce(words, urgency);
  }

  /** The same words are news again. */
  forget(): void {
    this.#said = "";
  }
}
