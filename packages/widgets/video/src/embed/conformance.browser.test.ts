import { describeConformance } from "@quire/conformance";
import { VideoEmbedElement, videoEmbed } from "./element.js";
import "./framed/listen-to-frame.js"; // Loads the chunk early: Vite transforms it slowly on first request.
import { VideoEmbed } from "../index.js";

/** A page of the same origin. It reports playback as soon as it loads. */
const PLAYING = new URL("../../test/playing-frame.html", import.meta.url).href;

/** The whole view is in the shadow root, outside React's container. */
function getRoot(view: HTMLElement): ShadowRoot | undefined {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
}

describeConformance({
  widget: videoEmbed,
  element: VideoEmbedElement,
  component: VideoEmbed,
  attributes: { src: PLAYING },
  sample: { heading: "A film" },
  shows: (view) => getRoot(view)?.querySelector('[part="start-label"]')?.textContent === "Play A film",
  events: {
    onPlayback: (view) => getRoot(view)?.querySelector<HTMLElement>('[part="start"]')?.click(),
  },
});
