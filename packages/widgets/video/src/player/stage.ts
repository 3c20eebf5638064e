import { report } from "@quire/core";
import { type DomPlace, makeElement, type WidgetState } from "@quire/element";
import {
  followVideoProgress,
  getVideoProgress,
  toVideoProblem,
  type Video,
  type VideoProblem,
  type VideoTrack,
} from "@quire/services/video";
import { formatClock } from "./clock.js";
import type { Playback, PlayerOptions } from "./player-options.js";
import { createActionButton, createProblemCard } from "./problem-card.js";
import type { RefusalReason } from "./refused/refusal-card.js";
import type { Screening } from "./screening/screening.js";
import type { ViewingRights } from "./subscribers/subscribers.js";
import { text } from "./text.js";

interface StageEvents {
  readonly onPlayback: (playback: Playback) => void;
  readonly onEnded: () => void;
}

/** The stage of one video. It shows a poster with a button first, then the video, or an error in place of either. */
export class Stage {
  readonly element = makeElement("div", { part: "stage", role: "group" });
  /** The transcript, if the page enables it. */
  readonly aside = makeElement("div", { class: "aside", hidden: "" });
  /** Applies the user's settings to each video before it loads. */
  prepare: ((film: HTMLVideoElement) => void) | undefined;
  readonly #place: DomPlace;
  readonly #events: StageEvents;
  #options: PlayerOptions | undefined;
  #video: Video | undefined;
  #screening: Screening | undefined;
  #startController = new AbortController();
  /** Tokens by video id, from windows of the site. They are not stored elsewhere. */
  readonly #rights: ViewingRights = new Map();
  #mountController = new AbortController();
  /** The label of the poster's button, if the video has to be subscribed to. */
  #offer = "";
  #labelPoster = () => {};

  constructor(place: DomPlace, events: StageEvents) {
    this.#place = place;
    this.#events = events;
  }

  configure(options: PlayerOptions): void {
    this.#options = options;
  }

  /** Shows the poster of a video in place of the current content. */
  show(video: Video): void {
    this.end();
    this.#video = video;
    this.#offer = "";
    this.element.removeAttribute("data-locked");
    this.#mountController = new AbortController();
    this.#showPoster();
    // The transcript of a subscribers' video loads only with the right to watch.
    void this.#showTranscript(video.isForSubscribers ? [] : video.tracks);
    if (video.isForSubscribers) void this.#followReader(video, this.#mountController.signal);
  }

  async #followReader(video: Video, signal: AbortSignal): Promise<void> {
    const subscribers = await import("./subscribers/subscribers.js").catch(report);
    if (!subscribers || signal.aborted) return;
    subscribers.followReader({
      video,
      rights: this.#rights,
      stage: this.element,
      signal,
      start: () => void this.start(),
      show: () => this.show(video),
      offer: (label) => {
        this.#offer = label;
        this.#labelPoster();
      },
    });
  }

  /** Plays from the stored position. @param position other start in seconds */
  async start(position?: number): Promise<void> {
    const video = this.#video;
    if (!video) return;
    this.#stop();
    const signal = this.begin();
    this.#showStarting();
    try {
      const [{ Screening }, { createPlayerStore }, watchable] = await Promise.all([
        import("./screening/screening.js"),
        import("./screening/player-store.js"),
        video.isForSubscribers
          ? import("./subscribers/subscribers.js").then((it) =>
              it.loadWatchable(video.id, this.#rights, signal),
            )
          : video,
      ]);
      if (signal.aborted) return;
      if (!watchable) return this.fail("subscribers");
      const begin = position ?? getVideoProgress(video.id);
      const [{ root }, stage, store, { prepare }] = [this.#place, this.element, createPlayerStore(), this];
      this.#screen(new Screening({ root, stage, video: watchable, store, begin, prepare }));
      // The transcript of a subscribers' video is for subscribers only.
      if (video.isForSubscribers) void this.#showTranscript(watchable.tracks);
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      this.fail(toVideoProblem(error));
    }
  }

  play(): void {
    if (this.#screening) this.#screening.play();
    else void this.start();
  }

  pause(): void {
    this.#screening?.pause();
  }

  /** Shows a problem with a next step. @param retry action of the retry button. Default: play */
  fail(problem: VideoProblem, retry?: () => void): void {
    const position = this.#screening?.position ?? 0;
    const again = retry ?? (() => void this.start(position || undefined));
    this.#stop();
    // The card for connection problems is in this chunk. The cards for refusals load lazily.
    if (problem === "offline" || problem === "down" || problem === "broken") {
      const words = problem === "broken" ? text("goOn", { time: formatClock(position) }) : text("retry");
      this.#showProblem(
        problem === "offline" ? problem : "error",
        createProblemCard(text(problem), createActionButton(words, again)),
      );
    } else void this.#refuse(problem, again);
  }

  async #refuse(problem: RefusalReason, again: () => void): Promise<void> {
    const signal = this.begin();
    try {
      const { refusalCard, stateOf } = await import("./refused/refusal-card.js");
      if (signal.aborted) return;
      const [stage, id, rights] = [this, this.#video?.id ?? "", this.#rights];
      this.#showProblem(stateOf(problem), refusalCard({ problem, id, rights, stage, hrefs: this.#options }));
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      this.fail("down", again);
    }
  }

  #showProblem(state: WidgetState, card: HTMLElement): void {
    const hadFocus = this.element.matches(":focus-within");
    this.element.replaceChildren(...this.#poster(), card);
    this.element.dataset.phase = "problem";
    this.#place.show(state);
    if (hadFocus) card.querySelector<HTMLElement>("[part~=action]")?.focus();
  }

  end(): void {
    this.#stop();
    this.#mountController.abort();
  }

  /** Aborts the current task. @returns the signal of the next one */
  begin(): AbortSignal {
    this.#startController.abort();
    this.#startController = new AbortController();
    return this.#startController.signal;
  }

  #stop(): void {
    this.#startController.abort();
    this.#screening?.end();
    this.#screening = undefined;
  }

  #screen(screening: Screening): void {
    this.#screening = screening;
    this.element.dataset.phase = "playing";
    screening.start({
      onPlayback: (playback) => {
        this.#events.onPlayback(playback);
        if (playback.state === "ended") this.#events.onEnded();
      },
      onProblem: (problem) => this.fail(problem),
    });
  }

  #showPoster(): void {
    const { id = "", name = "", duration = 0 } = this.#video ?? {};
    const label = makeElement("span", { part: "start-label" });
    const updateLabel = () => {
      const position = getVideoProgress(id);
      const words = position > 0 ? text("continueAt", { time: formatClock(position) }) : text("play");
      label.textContent = this.#offer || words;
    };
    this.#labelPoster = updateLabel;
    updateLabel();
    followVideoProgress(updateLabel, this.#mountController.signal);
    const start = makeElement(
      "button",
      { part: "start", type: "button" },
      makeElement("span", { class: "mark" }),
      label,
      makeElement("span", { class: "unseen" }, ` ${name} `),
      makeElement("span", { class: "length" }, duration > 0 ? formatClock(duration) : ""),
    );
    start.addEventListener("click", () => void this.start());
    this.element.replaceChildren(...this.#poster(), start);
    this.element.dataset.phase = "poster";
    this.#place.show("ready");
  }

  /** Shows that the video loads. The button stays and keeps the focus until the video replaces it. */
  #showStarting(): void {
    const start = () => this.element.querySelector<HTMLElement>("[part~=start]");
    const hadFocus = this.element.matches(":focus-within");
    if (!start()) this.#showPoster();
    start()?.setAttribute("aria-busy", "true");
    if (hadFocus) start()?.focus();
    this.element.dataset.phase = "starting";
  }

  #poster(): HTMLElement[] {
    const poster = this.#video?.poster;
    return poster ? [makeElement("img", { part: "poster", src: poster, alt: "" })] : [];
  }

  async #showTranscript(tracks: readonly VideoTrack[]): Promise<void> {
    const captions = this.#options?.transcript && tracks.find(({ kind }) => kind !== "chapters");
    this.aside.hidden = !captions;
    this.aside.replaceChildren();
    if (!captions) return;
    const [{ root }, { signal }, stage, aside] = [
      this.#place,
      this.#mountController,
      this.element,
      this.aside,
    ];
    const seek = (position: number) => this.#seek(position);
    try {
      const { showTranscript } = await import("./transcript/transcript.js");
      if (!signal.aborted) showTranscript(captions, { root, aside, stage, seek, signal });
    } catch (error) {
      this.aside.hidden = true; // The video plays without a transcript.
      report(error);
    }
  }

  #seek(position: number): void {
    if (this.#screening) this.#screening.seek(position);
    else void this.start(position);
  }
}
