/** The playback state of a video. */
export interface Playback {
  readonly id: string;
  readonly name: string;
  readonly state: "playing" | "paused" | "ended";
  /** Seconds. */
  readonly position: number;
  /** Length in seconds, or 0 if unknown. */
  readonly duration: number;
}

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
