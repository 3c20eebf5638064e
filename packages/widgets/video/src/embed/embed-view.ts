import { ownDocument, report, safeHref } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { markAddress } from "../frame-mark.js";
import type { Playback } from "../player/playback.js";
import { type FrameAddress, frameAddress } from "./frame-address.js";
import { text } from "./text.js";

interface EmbedOptions {
  readonly src: string;
  readonly heading: string;
  readonly poster: string;
  readonly onPlayback: (detail: Playback) => void;
}

/** What a frame of another site's page may do. */
const ALLOWED = "autoplay; fullscreen; picture-in-picture; encrypted-media";

/** A cover, and once the reader has pressed it the frame: until then the other site hears of nobody. */
export class EmbedView implements DomView<EmbedOptions> {
  readonly #place: DomPlace;
  readonly #box = makeElement("div", { part: "embed" });
  #options: EmbedOptions | undefined;
  #frame: HTMLIFrameElement | undefined;
  #covered = "";
  #shown = new AbortController();

  constructor(place: DomPlace) {
    this.#place = place;
    place.root.append(this.#box);
  }

  set(options: EmbedOptions): void {
    const { src, heading, poster } = options;
    // What plays goes on under another name; only another address ends it.
    const cover = JSON.stringify([src, heading, poster]);
    const isSame = this.#frame ? src === this.#options?.src : cover === this.#covered;
    this.#options = options;
    if (isSame) return;
    this.#stop();
    this.#covered = cover;
    const address = frameAddress(src, location.href);
    if (address) this.#cover(address);
    else this.#refuse();
  }

  end(): void {
    this.#stop();
    this.#covered = "";
  }

  #stop(): void {
    this.#shown.abort();
    this.#shown = new AbortController();
    this.#frame?.remove();
    this.#frame = undefined;
  }

  /** Says that it cannot be shown, and leads its reader to where it can: the page's own link. */
  #refuse(): void {
    this.#place.show("error");
    this.#box.replaceChildren(text("notEmbeddable"), makeElement("slot"));
  }

  #cover(address: FrameAddress): HTMLElement {
    const { heading = "", poster = "" } = this.#options ?? {};
    const source = safeHref(poster);
    const still = source ? [makeElement("img", { part: "poster", src: source, alt: "" })] : [];
    const start = makeElement(
      "button",
      { part: "start", type: "button" },
      makeElement("span", { class: "mark" }),
      makeElement("span", { part: "start-label" }, `${text("play")} ${heading}`.trim()),
      makeElement("span", { part: "note" }, text("from", { site: address.site })),
    );
    start.addEventListener("click", () => this.#play(address), { once: true });
    const cover = makeElement("div", { part: "cover" }, ...still, start);
    this.#place.show("ready");
    this.#box.replaceChildren(cover);
    return cover;
  }

  /**
   * What hears the frame comes beside it: nobody waits for code that tells others what plays, and a page pays for it
   * only when somebody plays.
   */
  #play(address: FrameAddress): void {
    // Whoever hears the page is told what is in the frame, if only whose it is.
    const title = this.#options?.heading || address.site;
    const { href, mark } = markAddress(address.href);
    const frame = makeElement("iframe", { part: "frame", src: href, title, allow: ALLOWED });
    this.#frame = frame;
    this.#followPolicy(address);
    this.#box.replaceChildren(frame);
    frame.focus();
    void this.#hear(frame, address, mark);
  }

  /** Where the page's policy lets no frame of that site in, its reader is led there instead. */
  #followPolicy({ origin }: FrameAddress): void {
    const { signal } = this.#shown;
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective !== "frame-src" || !blockedURI.startsWith(origin)) return;
      this.#stop();
      this.#refuse();
      import("./barred/report-barred.js").then(({ reportBarred }) => reportBarred(origin)).catch(report);
    };
    ownDocument.addEventListener("securitypolicyviolation", onViolation, { signal });
  }

  async #hear(frame: HTMLIFrameElement, address: FrameAddress, mark: string): Promise<void> {
    const { signal } = this.#shown;
    const { origin } = address;
    let isLate = false;
    frame.addEventListener("load", () => {
      isLate = true;
    });
    try {
      const { hearFrame } = await import("./heard/hear-frame.js");
      const tell = (playback: Playback) => this.#options?.onPlayback(playback);
      const cover = () => {
        this.#stop();
        return this.#cover(address);
      };
      if (!signal.aborted) hearFrame({ frame, isLate, origin, mark, signal, tell, cover });
    } catch (error) {
      report(error); // The video plays without it.
    }
  }
}
