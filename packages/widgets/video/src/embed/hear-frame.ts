import { jsonText } from "@quire/core";
import { openGate, send } from "@quire/core/bridge";
import { beginPlayback, endPlayback } from "@quire/services/video";
import { fromFrame, type toFrame } from "../messages.js";
import type { Playback } from "../player/playback.js";

interface Heard {
  readonly frame: HTMLIFrameElement;
  /** The frame's page is there already, and may have spoken. */
  readonly isLate: boolean;
  /** Of the page that the frame shows; it alone is heard, and spoken to. */
  readonly origin: string;
  readonly signal: AbortSignal;
  readonly tell: (playback: Playback) => void;
}

/** Tells what a video in a frame does, gives the frame its height, and pauses it when another one plays. */
export function hearFrame({ frame, isLate, origin, signal, tell }: Heard): void {
  const say = (type: keyof typeof toFrame) => {
    if (frame.contentWindow) send(frame.contentWindow, origin, { type });
  };
  const pause = () => say("video-pause");
  let told = "";
  openGate({
    schemas: fromFrame,
    handlers: {
      "video-state": (playback) => {
        const state = jsonText(playback);
        if (state === told) return;
        told = state;
        if (playback.state === "playing") beginPlayback(pause);
        tell(playback);
      },
      "video-height": ({ height }) => frame.style.setProperty("min-block-size", `${height}px`),
    },
    origins: [origin],
    source: () => frame.contentWindow,
    signal,
  });
  signal.addEventListener("abort", () => endPlayback(pause), { once: true });
  // What it said before anybody heard it; not before it is there, for then nobody is spoken to.
  const ask = () => say("video-tell");
  if (isLate) ask();
  frame.addEventListener("load", ask, { signal });
}
