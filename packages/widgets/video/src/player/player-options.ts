import type { Playback } from "./playback.js";

/** What a page may say of a player; its attributes and props. */
export interface PlayerOptions {
  readonly videoId: string;
  readonly entryId: string;
  readonly playlist: string;
  readonly heading: string;
  readonly autoplay: boolean;
  readonly transcript: boolean;
  readonly bare: boolean;
  readonly parent: string;
  readonly fill: boolean;
  readonly videosHref: string;
  readonly accessHref: string;
  readonly subscribeHref: string;
  readonly onPlayback: (detail: Playback) => void;
}
