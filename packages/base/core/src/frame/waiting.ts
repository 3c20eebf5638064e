import { announce, ownDocument } from "../index.js";
import { text } from "./text.js";
import waitingSheet from "./waiting.css?inline";

/** Milliseconds until loading is announced to screen readers. */
const ANNOUNCE_DELAY_MS = 1_000;

interface Places {
  /** Number of boxes, each `part="place"`. */
  readonly places: number | ((host: HTMLElement) => number);
  /**
   * Style sheet of the boxes. Each box is as high as its content will be, so that the page does not shift.
   */
  readonly sheet: string;
}

/** The skeleton in place of a widget's content. */
export interface Skeleton {
  readonly sheets: readonly string[];
  /** @see Waiting */
  place(host: HTMLElement, content: HTMLElement, place: ParentNode): Waiting;
}

/** A widget without a skeleton loads none of this code. */
export function getSkeleton({ places, sheet }: Places): Skeleton {
  return {
    sheets: [waitingSheet, sheet],
    place: (host, content, place) => new Waiting(host, content, place, places),
  };
}

/** A skeleton below a widget's content while that loads. */
export class Waiting {
  readonly #host: HTMLElement;
  readonly #content: HTMLElement;
  readonly #place: ParentNode;
  readonly #places: Places["places"];
  readonly #element = ownDocument.createElement("div");
  #isWaiting = false;
  #late: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param content the loading content, which is `aria-busy` meanwhile
   * @param place parent of the skeleton, which is its last child
   */
  constructor(host: HTMLElement, content: HTMLElement, place: ParentNode, places: Places["places"]) {
    this.#host = host;
    this.#content = content;
    this.#place = place;
    this.#places = places;
    this.#element.setAttribute("part", "skeleton");
    this.#element.ariaHidden = "true";
  }

  /** Starts or ends the skeleton. @param isAnnounced true when other code announces the loading */
  set(isWaiting: boolean, isAnnounced = false): void {
    if (isWaiting === this.#isWaiting) return;
    clearTimeout(this.#late);
    this.#isWaiting = isWaiting;
    this.#content.ariaBusy = isWaiting ? "true" : null;
    if (isWaiting) this.#show(isAnnounced);
    else this.#element.remove();
  }

  /** Shows the skeleton while the host's state is loading and it has no fallback. */
  followHost(): void {
    const follow = () => {
      const { state = "loading", fallback } = this.#host.dataset;
      this.set(state === "loading" && fallback === undefined);
    };
    new MutationObserver(follow).observe(this.#host, { attributeFilter: ["data-state", "data-fallback"] });
    follow();
  }

  #show(isAnnounced: boolean): void {
    this.#element.replaceChildren(...this.#boxes());
    this.#place.append(this.#element);
    if (!isAnnounced)
      this.#late = setTimeout(() => this.#host.isConnected && announce(text("loading")), ANNOUNCE_DELAY_MS);
  }

  #boxes(): Element[] {
    const places = typeof this.#places === "number" ? this.#places : this.#places(this.#host);
    return [...Array(places).keys()].map(() => {
      const box = ownDocument.createElement("div");
      box.setAttribute("part", "place");
      return box;
    });
  }
}
