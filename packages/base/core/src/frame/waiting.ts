import { announce, ownDocument } from "../index.js";
import { text } from "./text.js";
import waitingSheet from "./waiting.css?inline";

/** Milliseconds before a skeleton is seen (`waiting.css` has it too): what comes sooner needs none. */
const UNSEEN = 150;
/** Once it is seen it stays at least as long: a flash would say less than nothing. */
const SEEN = 300;
/** After this long, those who do not see it are told. */
const LONG = 1_000;

interface Places {
  /** How many boxes, each `part="place"`. */
  readonly places: number | ((host: HTMLElement) => number);
  /** Draws them, each as high as what comes: the page below is not to move. */
  readonly sheet: string;
}

/** The skeleton in place of a widget's content. */
export interface Skeleton {
  readonly sheets: readonly string[];
  /** @see Waiting */
  place(host: HTMLElement, content: HTMLElement, place: ParentNode): Waiting;
}

/** A widget without a skeleton loads none of this code. */
export function skeletonOf({ places, sheet }: Places): Skeleton {
  return {
    sheets: [waitingSheet, sheet],
    place: (host, content, place) => new Waiting(host, content, place, places),
  };
}

/** A skeleton below a widget's content, on the page as long as it is waited for. */
export class Waiting {
  readonly #host: HTMLElement;
  readonly #content: HTMLElement;
  readonly #place: ParentNode;
  readonly #places: Places["places"];
  readonly #element = ownDocument.createElement("div");
  /** When it began; `NaN`: nothing is waited for. */
  #began = Number.NaN;
  #late: ReturnType<typeof setTimeout> | undefined;

  /**
   * @param content what comes, busy meanwhile
   * @param place where the skeleton stands, as the last in it
   */
  constructor(host: HTMLElement, content: HTMLElement, place: ParentNode, places: Places["places"]) {
    this.#host = host;
    this.#content = content;
    this.#place = place;
    this.#places = places;
    this.#element.setAttribute("part", "skeleton");
    this.#element.ariaHidden = "true";
  }

  /** Begins or ends; `isTold`: whoever listens has been told by others. */
  set(isWaiting: boolean, isTold = false): void {
    if (isWaiting !== Number.isNaN(this.#began)) return;
    clearTimeout(this.#late);
    this.#began = isWaiting ? performance.now() : Number.NaN;
    this.#content.ariaBusy = isWaiting ? "true" : null;
    if (isWaiting) this.#show(isTold);
    else this.#element.remove();
  }

  /** Begins and ends with what the host says: that it loads with nothing else in its place. */
  followHost(): void {
    const follow = () => {
      const { state = "loading", fallback } = this.#host.dataset;
      this.set(state === "loading" && fallback === undefined);
    };
    new MutationObserver(follow).observe(this.#host, { attributeFilter: ["data-state", "data-fallback"] });
    follow();
  }

  #show(isTold: boolean): void {
    this.#element.replaceChildren(...this.#boxes());
    this.#place.append(this.#element);
    if (!isTold) this.#late = setTimeout(() => this.#host.isConnected && announce(text("loading")), LONG);
  }

  /** For how many milliseconds it has to stay yet. */
  left(): number {
    const seen = performance.now() - this.#began - UNSEEN;
    return seen > 0 && seen < SEEN ? SEEN - seen : 0;
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
