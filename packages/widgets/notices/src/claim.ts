import { type AttentionKind, requestSlot } from "@quire/services/attention";

/** One notice's request for the page's message slot. The notice shows when no other notice does. */
export class Claim {
  readonly #kind: AttentionKind;
  readonly #show: () => void;
  readonly #hide: () => void;
  #claimController: AbortController | undefined;

  constructor(kind: AttentionKind, show: () => void, hide: () => void) {
    this.#kind = kind;
    this.#show = show;
    this.#hide = hide;
  }

  get isRequested(): boolean {
    return this.#claimController !== undefined;
  }

  /** Requests a turn, once. @returns a signal that aborts at the end of the claim */
  ask(): AbortSignal {
    if (this.#claimController) return this.#claimController.signal;
    this.#claimController = new AbortController();
    const { signal } = this.#claimController;
    requestSlot({ kind: this.#kind, show: this.#show, hide: this.#hide, signal });
    return signal;
  }

  /** Ends the claim: hides the notice and passes the turn to the next one. */
  drop(): void {
    if (!this.#claimController) return;
    const request = this.#claimController;
    this.#claimController = undefined;
    this.#hide();
    request.abort();
  }
}
