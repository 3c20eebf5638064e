import { ownDocument, report, safeHref } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { markAddress } from "../frame-mark.js";
import type { Playback } from "../player/player-options.js";
import { type FrameAddress, getFrameAddress } from "./frame-address.js";
import { text } from "./text.js";

interface EmbedOptions {
  readonly src: string;
  readonly heading: string;
  readonly poster: string;
  readonly onPlayback: (detail: Playback) => void;
}

/** The permissions of a frame with another site's page. */
const ALLOWED = "autoplay; fullscreen; picture-in-picture; encrypted-media";

/** A cover with a play button. The frame loads only after a click, so that the other site gets no data before. */
export class EmbedView implements DomView<EmbedOptions> {
  readonly #place: DomPlace;
  readonly #box = makeElement("div", { part: "embed" });
  #options: EmbedOptions | undefined;
  #frame: HTMLIFrameElement | undefined;
  #covered = "";
  #mountController = new AbortController();

  constructor(place: DomPlace) {
    this.#place = place;
    place.root.append(this.#box);
  }

  set(options: EmbedOptions): void {
    const { src, heading, poster } = options;
    // A new title keeps the video playing; only a new address ends it.
    const cover = JSON.stringify([src, heading, poster]);
    const isSame = this.#frame ? src === this.#options?.src : cover === this.#covered;
    this.#options = options;
    if (isSame) return;
    this.#covered = cover;
    const address = getFrameAddress(src, location.href);
    if (address) this.#cover(address);
    else this.#refuse();
  }

  end(): void {
    this.#stop();
    this.#covered = "";
  }

  #stop(): void {
    this.#mountController.abort();
    this.#mountController = new AbortController();
    this.#frame?.remove();
    this.#frame = undefined;
  }

  /** Shows that the video cannot be embedded, with the page's own link to it. */
  #refuse(): void {
    this.#stop();
    this.#place.show("error");
    this.#box.replaceChildren(text("notEmbeddable"), makeElement("slot"));
  }

  #cover(address: FrameAddress): HTMLElement {
    this.#stop();
    const { heading = "", poster = "" } = this.#options ?? {};
    const play = text("play");
    const source = safeHref(poster);
    const still = source ? [makeElement("img", { part: "poster", src: source, alt: "" })] : [];
    const start = makeElement(
      "button",
      { part: "start", type: "button" },
      makeElement("span", { class: "mark" }),
      makeElement(
        "span",
        { part: "start-label" },
        heading ? text("playTitle", { play, title: heading }) : play,
      ),
      makeElement("span", { part: "note" }, text("from", { site: address.site })),
    );
    start.addEventListener("click", () => this.#play(address), { once: true });
    const cover = makeElement("div", { part: "cover" }, ...still, start);
    this.#place.show("ready");
    this.#box.replaceChildren(cover);
    return cover;
  }

  /**
   * Starts the frame, and loads the code that listens to it in parallel. Pages load that code only for a played video.
   */
  #play(address: FrameAddress): void {
    // Listeners of the page learn the frame's content, or at least its origin.
    const title = this.#options?.heading || address.site;
    const { href, mark } = markAddress(address.href);
    const frame = makeElement("iframe", { part: "frame", src: href, title, allow: ALLOWED });
    this.#frame = frame;
    const { signal } = this.#mountController;
    // Events before the listener has loaded.
    const early: Event[] = [];
    const keep = (event: Event) => early.push(event);
    frame.addEventListener("load", keep, { signal });
    ownDocument.addEventListener("securitypolicyviolation", keep, { signal });
    this.#box.replaceChildren(frame);
    frame.focus();
    const onPlayback = (playback: Playback) => this.#options?.onPlayback(playback);
    const [cover, refuse] = [() => this.#cover(address), () => this.#refuse()];
    import("./framed/listen-to-frame.js")
      .then(({ listenToFrame }) => {
        const { origin } = address;
        if (!signal.aborted) listenToFrame({ frame, origin, mark, early, signal, onPlayback, cover, refuse });
      })
      .catch(report); // The video plays without it.
  }
}
