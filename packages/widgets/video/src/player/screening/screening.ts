import { adoptStyles, ownWindow, report } from "@quire/core";
import { type DomPlace, makeElement } from "@quire/element";
import {
  beginPlayback,
  endPlayback,
  keepVideoProgress,
  type Video,
  type VideoProblem,
} from "@quire/services/video";
import type { Playback } from "../player-options.js";
import { type Controls, createControls } from "./controls.js";
import { playSource } from "./play-source.js";
import type { PlayerStore } from "./player-store.js";
import styles from "./screening.css?inline";
import { watchFailures } from "./watch-failures.js";

export interface ScreeningEvents {
  readonly onPlayback: (playback: Playback) => void;
  readonly onProblem: (problem: VideoProblem) => void;
}

interface Screened {
  /** The player's shadow root. */
  readonly root: DomPlace["root"];
  readonly stage: HTMLElement;
  readonly video: Video;
  /** The library's store, which loads in parallel with this code. */
  readonly store: PlayerStore;
  /** Seconds. */
  readonly begin: number;
  readonly prepare: ((film: HTMLVideoElement) => void) | undefined;
}

/** Seconds between two saves of the position. */
const SAVE_INTERVAL_SECONDS = 5;

/** A playing video with its controls. This code and its library load when the user plays a video. */
export class Screening {
  readonly #it: Screened;
  readonly #media: HTMLVideoElement;
  readonly #controller = new AbortController();
  #noted = 0;
  /** True when the user or the page has paused the video, and not the browser. */
  #isPauseRequested = false;

  constructor(it: Screened) {
    this.#it = it;
    const media = mediaElement(it.video);
    this.#media = media;
    media.pause = () => {
      this.#isPauseRequested = true;
      HTMLMediaElement.prototype.pause.call(media);
    };
    it.prepare?.(media);
  }

  /** Seconds. */
  get position(): number {
    return this.#media.currentTime || this.#it.begin;
  }

  play(): void {
    void this.#media.play().catch(() => this.#offerStart());
  }

  pause(): void {
    this.#media.pause();
  }

  start({ onPlayback, onProblem }: ScreeningEvents): void {
    const { signal } = this.#controller;
    const { root, stage, video, store, begin: position } = this.#it;
    const media = this.#media;
    const hadFocus = stage.matches(":focus-within");
    adoptStyles(root, styles);
    const controls = createControls({ store, media, stage, signal });
    stage.replaceChildren(media, controls.element);
    store.attach({ media, container: stage });
    if (hadFocus) controls.focus();
    const showTracks = () => void this.#showTracks(controls);
    // Streams can contain captions that are only known during playback.
    if (video.tracks.length > 0) showTracks();
    else media.textTracks.addEventListener("addtrack", showTracks, { once: true, signal });
    this.#follow(onPlayback);
    const fail = (problem?: VideoProblem) => {
      if (problem && !signal.aborted) onProblem(problem);
    };
    watchFailures(media, signal, fail);
    playSource(media, video, { signal, position }).then(
      (problem) => (problem ? fail(problem) : this.#offerStart()),
      () => fail("down"),
    );
  }

  /** Shows the start button when the browser blocks or pauses playback, because no control is visible then. */
  #offerStart(): void {
    const { signal } = this.#controller;
    if (signal.aborted || this.#isPauseRequested || !this.#media.paused) return;
    import("./offer-start.js").then(({ offerStart }) => {
      if (!signal.aborted && !this.#isPauseRequested) offerStart(this.#media, signal);
    }, report);
  }

  /** Adds captions, chapters and their controls. They load in parallel with the video. */
  async #showTracks(controls: Controls): Promise<void> {
    try {
      const { addTracks, captionsControl, chapterChoice, sheet } = await import("./tracks/tracks.js");
      if (this.#controller.signal.aborted) return;
      const { root, video, store } = this.#it;
      adoptStyles(root, sheet);
      addTracks(this.#media, video);
      controls.add(chapterChoice(store), captionsControl(store));
    } catch (error) {
      report(error); // The video plays without captions and chapters.
    }
  }

  seek(position: number): void {
    void this.#it.store.seek(position);
    this.play();
  }

  end(): void {
    this.#note();
    this.#controller.abort();
    endPlayback(this.#pause);
    this.#media.pause();
    this.#it.store.destroy();
    // Stops the download of the rest of the file.
    this.#media.removeAttribute("src");
    this.#media.load();
  }

  readonly #pause = (): void => this.pause();

  #follow(onPlayback: ScreeningEvents["onPlayback"]): void {
    const { signal } = this.#controller;
    const on = (type: string, act: () => void) => this.#media.addEventListener(type, act, { signal });
    const emitPlayback = (state: Playback["state"]) => {
      const { id, name } = this.#it.video;
      onPlayback({ id, name, state, position: this.position, duration: this.#duration });
    };
    on("play", () => {
      this.#isPauseRequested = false;
      beginPlayback(this.#pause);
      emitPlayback("playing");
    });
    on("pause", () => {
      this.#note();
      if (this.#media.ended) return;
      emitPlayback("paused");
      this.#offerStart();
    });
    on("ended", () => {
      this.#note();
      emitPlayback("ended");
    });
    on("timeupdate", () => {
      if (Math.abs(this.#media.currentTime - this.#noted) >= SAVE_INTERVAL_SECONDS) this.#note();
    });
    ownWindow.addEventListener("pagehide", () => this.#note(), { signal });
  }

  get #duration(): number {
    const { duration } = this.#media;
    return Number.isFinite(duration) ? duration : this.#it.video.duration;
  }

  #note(): void {
    if (this.#media.readyState === 0) return; // The video has not reached its start position.
    this.#noted = this.#media.currentTime;
    keepVideoProgress(this.#it.video.id, this.#noted, this.#duration);
  }
}

/** Makes the video element. Its source is set later. */
function mediaElement({ poster }: Video): HTMLVideoElement {
  return makeElement("video", {
    part: "video",
    playsinline: "",
    preload: "auto",
    // Captions of another origin load only with this attribute.
    crossorigin: "anonymous",
    ...(poster && { poster }),
  });
}
