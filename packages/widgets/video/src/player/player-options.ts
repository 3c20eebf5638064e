import type { Playback } from "./playback.js";

/** Attributes and props of a player. */
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
