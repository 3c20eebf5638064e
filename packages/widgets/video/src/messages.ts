import * as v from "valibot";

/** What a player in a frame tells the page around it; `version` of the envelope says of which form. */
export const fromFrame = {
  /** It plays, pauses or has ended; seconds. */
  "video-state": v.object({
    id: v.string(),
    name: v.string(),
    state: v.picklist(["playing", "paused", "ended"]),
    position: v.pipe(v.number(), v.minValue(0)),
    duration: v.pipe(v.number(), v.minValue(0)),
  }),
  /** How high it wants to be, at the width that it has; px. */
  "video-height": v.object({ height: v.pipe(v.number(), v.minValue(0), v.maxValue(10_000)) }),
};

/** What a window of the site's own tells the frame that has opened it; `challenge` says which of its questions is answered. */
export const fromWindow = {
  "watch-code": v.object({ challenge: v.string(), code: v.pipe(v.string(), v.minLength(1)) }),
};

/** What the page around tells the player. */
export const toFrame = {
  "video-play": v.object({}),
  "video-pause": v.object({}),
  /** To tell anew how it stands. */
  "video-tell": v.object({}),
};
