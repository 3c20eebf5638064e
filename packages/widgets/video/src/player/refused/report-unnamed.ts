import { reportFault } from "@quire/core";

/** Tells the developer what the tag lacks. */
export function reportUnnamed(): void {
  reportFault("configuration/invalid", "A <quire-video-player> does not say what it plays.", {
    why: "It has neither video-id nor entry-id nor playlist.",
    fix: 'Name a video, as video-id="7001".',
  });
}
