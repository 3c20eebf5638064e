import { makeElement } from "@quire/element";
import type { Video } from "@quire/services/video";
import { formatClock } from "../clock.js";
import styles from "./playlist.css?inline";
import { text } from "./text.js";

export { keepSettings } from "./keep-settings.js";

export const sheet: string = styles;

/** List of the videos of a playlist. It is hidden for a single video. */
export class PlaylistView {
  readonly element = makeElement("ol", { part: "playlist", role: "list" });
  readonly #videos: readonly Video[];
  readonly #choose: (video: Video) => void;
  #chosen: Video | undefined;

  constructor(videos: readonly Video[], choose: (video: Video) => void) {
    this.#videos = videos;
    this.#choose = choose;
    this.element.setAttribute("aria-label", text("playlist"));
    this.element.hidden = videos.length < 2;
    this.element.append(...videos.map((video) => this.#entry(video)));
  }

  choose(chosen: Video): void {
    this.#chosen = chosen;
    for (const [at, button] of this.element.querySelectorAll("button").entries()) {
      if (this.#videos[at] === chosen) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  /** Returns the next video by its place, because a list may contain the same video twice. */
  next(): Video | undefined {
    return this.#chosen && this.#videos[this.#videos.indexOf(this.#chosen) + 1];
  }

  #entry(video: Video): HTMLElement {
    const notes = [formatClock(video.duration), ...(video.isForSubscribers ? [text("forSubscribers")] : [])];
    const poster = video.poster ? [makeElement("img", { src: video.poster, alt: "", loading: "lazy" })] : [];
    const button = makeElement(
      "button",
      { part: "entry", type: "button", "data-id": video.id },
      ...poster,
      makeElement("span", { part: "entry-name" }, video.name),
      makeElement("span", { part: "entry-note" }, notes.join(" · ")),
    );
    button.addEventListener("click", () => this.#choose(video));
    return makeElement("li", {}, button);
  }
}
