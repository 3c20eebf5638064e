import { reportFault } from "@quire/core";

/** Reports a tag without a video. */
export function reportUnnamed(): void {
  reportFault("configuration/invalid", "A <quire-video-player> does not say what it plays.", {
    why: "It has neither video-id nor entry-id nor playlist.",
    fix: 'Name a video, as video-id="7001".',
  });
}
