import * as v from "valibot";

/** Messages from a framed player to its parent page. The envelope's `version` gives their format. */
export const fromFrame = {
  /** Sent when the video plays, pauses or ends. Times are in seconds. */
  "video-state": v.object({
    id: v.string(),
    name: v.string(),
    state: v.picklist(["playing", "paused", "ended"]),
    position: v.pipe(v.number(), v.minValue(0)),
    duration: v.pipe(v.number(), v.minValue(0)),
  }),
  /** The height in px that the player needs at its current width. */
  "video-height": v.object({ height: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)) }),
};

/** Messages from a same-site window to the frame that opened it. `challenge` identifies the request. */
export const fromWindow = {
  "watch-code": v.object({ challenge: v.string(), code: v.pipe(v.string(), v.minLength(1)) }),
};

/** Messages from the parent page to the player. */
export const toFrame = {
  "video-play": v.object({}),
  "video-pause": v.object({}),
  /** Requests the current state. */
  "video-tell": v.object({}),
};
