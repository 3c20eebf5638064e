import { adoptStyles, announce, getTree, jsonText, QuireError, report } from "@quire/core";
import { openGate, send } from "@quire/core/bridge";
import { makeElement } from "@quire/element";
import { beginPlayback, endPlayback } from "@quire/services/video";
import { fromFrame, type toFrame } from "../../messages.js";
import type { Playback } from "../../player/player-options.js";
import { followPolicy } from "./follow-policy.js";
import sheet from "./slow.css?inline";
import { text } from "./text.js";

interface FrameListener {
  readonly frame: HTMLIFrameElement;
  /** Events before the listener loaded: the frame's load, its messages, or a policy violation. */
  readonly early: readonly Event[];
  /** The origin of the frame's page. Messages are exchanged only with it. */
  readonly origin: string;
  /** The token that the framed page sends with each message. Other pages of its site are ignored. */
  readonly mark: string;
  readonly signal: AbortSignal;
  readonly onPlayback: (playback: Playback) => void;
  /** Ends the frame, and aborts the signal. @returns the cover that replaces it */
  readonly cover: () => HTMLElement;
  /** Removes the frame, aborts the signal, and shows a link to the video. */
  readonly refuse: () => void;
}

/**
 * Reports the state of a video in a frame, sets the frame's height, and pauses it when another video plays. When the page
 * navigates the frame elsewhere, its messages are ignored and the cover returns.
 */
export function listenToFrame({
  frame,
  early,
  origin,
  mark,
  signal,
  onPlayback,
  cover,
  refuse,
}: FrameListener): void {
  const trustPolicy = followPolicy({ origin, early, signal, refuse });
  if (signal.aborted) return;
  const endSlowness = showIfSlow(frame, signal);
  const pageSpoke = () => {
    trustPolicy();
    endSlowness();
  };
  const sendToFrame = (type: keyof typeof toFrame) => {
    if (frame.contentWindow) send(frame.contentWindow, origin, { type });
  };
  const pause = () => sendToFrame("video-pause");
  let last: Playback | undefined;
  const leave = () => {
    if (last?.state === "playing") onPlayback({ ...last, state: "paused" });
    coverAgain(frame, cover);
  };
  let shown: Window | null = null;
  const onLoad = () => {
    // A moved frame has a new window and loads again. A second load of the same window is a navigation.
    if (shown === frame.contentWindow) return leave();
    shown = frame.contentWindow;
    enterFrame(frame);
    // Replay early messages, but only after the frame has loaded, because it cannot receive replies before.
    sendToFrame("video-tell");
  };
  openGate({
    schemas: fromFrame,
    handlers: {
      "video-state": (playback) => {
        pageSpoke();
        if (jsonText(playback) === jsonText(last)) return;
        last = playback;
        if (playback.state === "playing") beginPlayback(pause);
        onPlayback(playback);
      },
      "video-height": ({ height }) => {
        pageSpoke();
        frame.style.setProperty("min-block-size", `${height}px`);
      },
    },
    origins: [origin],
    source: () => frame.contentWindow,
    mark,
    signal,
  });
  signal.addEventListener("abort", () => endPlayback(pause), { once: true });
  if (early.some(({ type }) => type === "load")) onLoad();
  frame.addEventListener("load", onLoad, { signal });
}

/**
 * Moves focus into the frame again. Its page has loaded in another process, without the focus, and would not receive
 * keys.
 */
function enterFrame(frame: HTMLIFrameElement): void {
  if (getTree(frame).activeElement === frame) frame.contentWindow?.focus();
}

function coverAgain(frame: HTMLIFrameElement, cover: FrameListener["cover"]): void {
  const hadFocus = getTree(frame).activeElement === frame;
  const covered = cover();
  covered.querySelector("[part=note]")?.replaceChildren(text("left"));
  if (hadFocus) covered.querySelector("button")?.focus();
  else announce(text("left"));
  report(
    new QuireError("video/frame-left", "The frame of a video shows another page than the video's.", {
      why: "A script of this page navigated it, or it could not be loaded.",
      fix: "Change the address in the attribute src of <quire-video-embed>, not in its frame.",
    }),
  );
}

/** Milliseconds without a message of the frame's page until the note shows. */
const MESSAGE_TIMEOUT_MS = 8_000;

/**
 * Shows a note with a link to the video below a frame whose page does not answer. An empty frame and a slow one cannot
 * be distinguished.
 * @returns a function that removes the note. Call it when the page has answered
 */
function showIfSlow(frame: HTMLIFrameElement, signal: AbortSignal): () => void {
  const href = frame.src.split("#")[0] ?? "";
  // The fallback if the page has slotted no link.
  const link = makeElement("a", { href, target: "_blank", rel: "noopener" }, new URL(href).host);
  const note = makeElement("p", { part: "slow" }, text("slow"), makeElement("slot", {}, link));
  const timer = setTimeout(() => {
    adoptStyles(frame, sheet);
    frame.after(note);
    announce(text("slow"));
  }, MESSAGE_TIMEOUT_MS);
  const end = () => {
    clearTimeout(timer);
    const { host } = note.getRootNode() as Partial<ShadowRoot>;
    const hadFocus = host?.matches(":focus-within") === true && getTree(frame).activeElement !== frame;
    note.remove();
    if (hadFocus) frame.focus();
  };
  signal.addEventListener("abort", end, { once: true });
  return end;
}
