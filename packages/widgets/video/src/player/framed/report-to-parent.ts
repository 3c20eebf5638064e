import { ownDocument } from "@quire/core";
import { isOrigin, openGate, send } from "@quire/core/bridge";
import { ownMark } from "../../frame-mark.js";
import { toFrame } from "../../messages.js";
import type { Playback } from "../player-options.js";

export interface FramedPlayer {
  readonly signal: AbortSignal;
  readonly stage: { readonly element: HTMLElement; play(): void; pause(): void };
  readonly element: HTMLElement;
}

/**
 * Lets the page around a frame play and pause the video, and reports the state to it. Only the parent window with that
 * origin is trusted.
 * @returns a function that reports a state
 */
export function reportToParent(
  origin: string,
  { signal, stage, element }: FramedPlayer,
): (state: Playback) => void {
  const { parent } = window;
  const mark = ownMark();
  let last: Playback | undefined;
  const sendHeight = () => send(parent, origin, { type: "video-height", mark, height: getHeight(element) });
  const sendState = () => last && send(parent, origin, { type: "video-state", mark, ...last });
  openGate({
    schemas: toFrame,
    handlers: {
      "video-play": () => stage.play(),
      "video-pause": () => stage.pause(),
      "video-tell": () => {
        sendHeight();
        sendState();
      },
    },
    origins: [origin],
    source: () => parent,
    signal,
  });
  if (element.hasAttribute("data-fill")) forwardKeys(stage.element, signal);
  // The gate has reported the invalid origin. Nothing can be sent.
  if (!isOrigin(origin)) return () => {};
  const observer = new ResizeObserver(sendHeight);
  observer.observe(element);
  signal.addEventListener("abort", () => observer.disconnect(), { once: true });
  return (state) => {
    last = state;
    sendState();
  };
}

/**
 * Passes keys on the frame's body to the stage. After the page around has started the video, the frame has focus, but
 * no control in it.
 */
function forwardKeys(stage: HTMLElement, signal: AbortSignal): void {
  const hand = (event: KeyboardEvent) => {
    if (event.target !== ownDocument.body && event.target !== ownDocument.documentElement) return;
    if (!stage.dispatchEvent(new KeyboardEvent(event.type, event))) event.preventDefault();
  };
  ownDocument.addEventListener("keydown", hand, { signal });
}

/** Returns the height in px for the current width, of the picture or the error; 0 while unknown. */
function getHeight(player: HTMLElement): number {
  const film = player.querySelector("video");
  const picture = film?.videoWidth ? Math.round((film.clientWidth * film.videoHeight) / film.videoWidth) : 0;
  const problem = player.querySelector<HTMLElement>("[part=problem]");
  return Math.max(problem ? getNeededHeight(problem) : 0, picture);
}

/** Returns the height of a problem's content with its padding. The element itself is as high as the frame. */
function getNeededHeight(problem: HTMLElement): number {
  const top = problem.firstElementChild?.getBoundingClientRect().top ?? 0;
  const bottom = problem.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  return Math.ceil(bottom - top + 2 * Number.parseFloat(getComputedStyle(problem).paddingTop));
}
