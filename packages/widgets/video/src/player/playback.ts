/** The playback state of a video. */
export interface Playback {
  readonly id: string;
  readonly name: string;
  readonly state: "playing" | "paused" | "ended";
  /** Seconds. */
  readonly position: number;
  /** Seconds; 0 where nobody knows. */
  readonly duration: number;
}
