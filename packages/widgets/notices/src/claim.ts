import { type AttentionKind, requestSlot } from "@quire/services/attention";

/** One notice's request for the page's message slot. The notice shows when no other does. */
export class Claim {
  readonly #kind: AttentionKind;
  readonly #show: () => void;
  readonly #hide: () => void;
  #asked: AbortController | undefined;

  constructor(kind: AttentionKind, show: () => void, hide: () => void) {
    this.#kind = kind;
    this.#show = show;
    this.#hide = hide;
  }

  get isAsked(): boolean {
    return this.#asked !== undefined;
  }

  /** Asks for a turn, once. @returns ends with the claim */
  ask(): AbortSignal {
    if (this.#asked) return this.#asked.signal;
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    requestSlot({ kind: this.#kind, show: this.#show, hide: this.#hide, signal });
    return signal;
  }

  /** It is over: hidden, and the next one's turn. */
  drop(): void {
    if (!this.#asked) return;
    const asked = this.#asked;
    this.#asked = undefined;
    this.#hide();
    asked.abort();
  }
}
