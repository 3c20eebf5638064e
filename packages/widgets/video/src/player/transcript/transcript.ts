import { adoptStyles } from "@quire/core";
import { type DomPlace, makeElement } from "@quire/element";
import type { VideoTrack } from "@quire/services/video";
import { formatClock } from "../clock.js";
import { loadCues, type SpokenLine } from "./load-cues.js";
import { text } from "./text.js";
import styles from "./transcript.css?inline";

interface ShownTranscript {
  readonly root: DomPlace["root"];
  /** The transcript's container. */
  readonly aside: HTMLElement;
  /** The container of the playing video. */
  readonly stage: HTMLElement;
  readonly seek: (position: number) => void;
  readonly signal: AbortSignal;
}

/** Shows the transcript next to a video, and follows its position until the signal aborts. */
export function showTranscript(
  track: VideoTrack,
  { root, aside, stage, seek, signal }: ShownTranscript,
): void {
  adoptStyles(root, styles);
  const transcript = new Transcript(track, seek);
  aside.replaceChildren(transcript.element);
  const follow = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement) transcript.follow(target.currentTime);
  };
  // The event does not bubble.
  stage.addEventListener("timeupdate", follow, { capture: true, signal });
}

interface LineView {
  readonly line: SpokenLine;
  readonly item: HTMLElement;
  readonly button: HTMLElement;
  readonly words: HTMLElement;
}

/** The transcript: it follows the video, seeks in it, and can be searched. */
class Transcript {
  readonly element: HTMLElement;
  readonly #seek: (position: number) => void;
  readonly #lines = makeElement("ol", { part: "transcript-lines", role: "list", tabindex: "0" });
  readonly #search = makeElement("input", { part: "transcript-search", type: "search", autocomplete: "off" });
  readonly #found = makeElement("p", { class: "found", role: "status" });
  #views: readonly LineView[] = [];
  #playing: LineView | undefined;

  constructor(track: VideoTrack, seek: (position: number) => void) {
    this.#seek = seek;
    const heading = makeElement("h3", { class: "heading" }, text("transcript"));
    this.#search.setAttribute("aria-label", text("search"));
    this.#search.setAttribute("placeholder", text("search"));
    this.#search.addEventListener("input", () => this.#filter());
    this.#lines.setAttribute("aria-label", text("transcript"));
    this.element = makeElement(
      "section",
      { part: "transcript" },
      heading,
      this.#search,
      this.#found,
      this.#lines,
    );
    if (track.language) this.#lines.lang = track.language;
    loadCues(track).then(
      (lines) => this.#show(lines),
      () => this.#found.replaceChildren(text("failed")),
    );
  }

  /** @param position of the video, in seconds */
  follow(position: number): void {
    // Between two lines the earlier one is current, even after a seek.
    const playing = this.#views.findLast(({ line }) => line.start <= position);
    if (playing === this.#playing) return;
    this.#playing?.button.removeAttribute("aria-current");
    playing?.button.setAttribute("aria-current", "true");
    this.#playing = playing;
    if (playing) this.#scrollListTo(playing);
  }

  #show(lines: readonly SpokenLine[]): void {
    this.#views = lines.map((line) => this.#view(line));
    this.#lines.replaceChildren(...this.#views.map(({ item }) => item));
    this.#filter();
  }

  #view(line: SpokenLine): LineView {
    // The line has its own text direction.
    const words = makeElement("span", { dir: "auto" }, line.words);
    const time = makeElement("span", { class: "when" }, formatClock(line.start));
    const button = makeElement("button", { part: "line", type: "button" }, time, words);
    button.addEventListener("click", () => this.#seek(line.start));
    return { line, item: makeElement("li", {}, button), button, words };
  }

  #filter(): void {
    const wanted = this.#search.value.trim();
    let count = 0;
    for (const { line, item, words } of this.#views) {
      const pieces = splitByMatches(line.words, wanted);
      item.hidden = wanted !== "" && pieces.length < 2;
      if (!item.hidden) count++;
      words.replaceChildren(...pieces.map((piece, i) => (i % 2 ? makeElement("mark", {}, piece) : piece)));
    }
    this.#found.textContent = wanted === "" ? "" : text("found", { count });
  }

  /** Scrolls the list, not the page, to a line, unless the user searches or is in the list. */
  #scrollListTo({ item }: LineView): void {
    if (this.#search.value !== "" || this.#lines.matches(":hover, :focus-within")) return;
    this.#lines.scrollTop = item.offsetTop - this.#lines.clientHeight / 2 + item.clientHeight / 2;
  }
}

/**
 * Splits a text at the matches of a search. Every second piece is a match. It ignores case, spacing and the kind of
 * apostrophe. Without a match there is one piece.
 */
export function splitByMatches(text: string, wanted: string): readonly string[] {
  if (wanted === "") return [text];
  const escaped = wanted.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const pattern = escaped.replaceAll(/\s+/g, "\\s+").replaceAll(/['’]/g, "['’]");
  return text.split(new RegExp(`(${pattern})`, "giu"));
}
