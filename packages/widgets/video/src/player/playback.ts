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
