import { adoptStyles, jsonText, report, whenVisible } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { loadEntry, loadPlaylist, loadVideo, toVideoProblem, type Video } from "@quire/services/video";
import type { Playback, PlayerOptions } from "./player-options.js";
import type { PlaylistView } from "./playlist/playlist-view.js";
import { Stage } from "./stage.js";

/** A video or playlist in plain DOM. It loads the data and gives it to the stage. */
export class Player implements DomView<PlayerOptions> {
  readonly #place: DomPlace;
  readonly #stage: Stage;
  readonly #name = makeElement("h2", { part: "name" });
  readonly #description = makeElement("p", { part: "description" });
  readonly #about = makeElement("div", { part: "about" }, this.#name, this.#description);
  readonly #box: HTMLElement;
  #options: PlayerOptions | undefined;
  #list: PlaylistView | undefined;
  #chosen: Video | undefined;
  #asked = "";
  #loadController = new AbortController();
  #frameController = new AbortController();
  #parent = "";
  #reportToParent: ((playback: Playback) => void) | undefined;

  constructor(place: DomPlace) {
    this.#place = place;
    this.#stage = new Stage(place, {
      onPlayback: (playback) => {
        this.#options?.onPlayback(playback);
        this.#reportToParent?.(playback);
      },
      onEnded: () => this.#playNext(),
    });
    const main = makeElement("div", { class: "main" }, this.#stage.element, this.#about);
    this.#box = makeElement("div", { part: "player" }, main, this.#stage.aside);
    place.root.append(makeElement("slot", { class: "in-place" }), this.#box);
  }

  set(options: PlayerOptions): void {
    this.#options = options;
    this.#stage.configure(options);
    this.#box.toggleAttribute("data-fill", options.fill);
    this.#describe();
    if (options.parent !== this.#parent) void this.#connectParent(options.parent);
    const asked = jsonText([options.videoId, options.entryId, options.playlist]);
    if (asked === this.#asked) return;
    this.#asked = asked;
    this.#load();
  }

  end(): void {
    this.#loadController.abort();
    this.#frameController.abort();
    this.#parent = "";
    this.#asked = "";
    this.#stage.end();
  }

  async #connectParent(parent: string): Promise<void> {
    this.#frameController.abort();
    this.#frameController = new AbortController();
    this.#parent = parent;
    this.#reportToParent = undefined;
    if (parent === "" || window.parent === window) return;
    const [stage, element, { signal }] = [this.#stage, this.#box, this.#frameController];
    const framed = await import("./framed/report-to-parent.js").catch(report);
    if (!signal.aborted) this.#reportToParent = framed?.reportToParent(parent, { signal, stage, element });
  }

  /** Loads the data when the player comes near the window, because a page may have many players. */
  #load(): void {
    this.#loadController.abort();
    this.#loadController = new AbortController();
    const { signal } = this.#loadController;
    this.#place.show("loading");
    whenVisible(this.#place.host, () => {
      if (!signal.aborted) void this.#ask(signal);
    });
  }

  async #ask(signal: AbortSignal): Promise<void> {
    const options = this.#options;
    if (!options?.videoId && !options?.entryId && !options?.playlist) return this.#refuse();
    try {
      const [videos, listed] = await Promise.all([
        getVideos(options, signal),
        options.playlist ? import("./playlist/playlist-view.js") : undefined,
      ]);
      if (signal.aborted) return;
      this.#list?.element.remove();
      this.#list = listed && new listed.PlaylistView(videos, (video) => this.#choose(video, true));
      if (this.#list) this.#box.append(this.#list.element);
      if (listed) adoptStyles(this.#place.root, listed.sheet);
      this.#stage.prepare = listed?.keepSettings();
      const first = videos.find(({ id }) => id === options.videoId) ?? videos[0];
      if (first) this.#choose(first, options.autoplay);
      else this.#place.show("empty");
    } catch (error) {
      if (signal.aborted) return;
      report(error);
      this.#stage.fail(toVideoProblem(error), () => this.#load());
    }
  }

  #refuse(): void {
    this.#place.show("misconfigured");
    import("./refused/report-unnamed.js").then(({ reportUnnamed }) => reportUnnamed()).catch(report);
  }

  #choose(video: Video, isPlaying: boolean): void {
    this.#chosen = video;
    this.#describe();
    this.#list?.choose(video);
    this.#stage.show(video);
    if (isPlaying) void this.#stage.start();
  }

  #describe(): void {
    const { heading = "", fill, bare } = this.#options ?? {};
    const { name = "", description = "" } = this.#chosen ?? {};
    this.#name.textContent = heading || name;
    this.#description.textContent = description;
    this.#about.hidden = Boolean(fill || bare);
    this.#stage.element.setAttribute("aria-label", heading || name);
  }

  /** Plays the next video of the playlist, if there is one. */
  #playNext(): void {
    const next = this.#list?.next();
    if (next) this.#choose(next, true);
  }
}

async function getVideos(options: PlayerOptions, signal: AbortSignal): Promise<readonly Video[]> {
  const { videoId, entryId, playlist } = options;
  if (playlist) return (await loadPlaylist(playlist, { signal })).videos;
  return [await (videoId ? loadVideo(videoId, { signal }) : loadEntry(entryId, { signal }))];
}
