import { describeConformance } from "@quire/conformance";
import { VideoEmbedElement, videoEmbed } from "./element.js";
import "./heard/hear-frame.js"; // Vite takes its time for what is first asked for in a test.
import { VideoEmbed } from "./video-embed.js";

/** A page of this very origin that says at once that it plays. */
const PLAYING = new URL("../../test/playing-frame.html", import.meta.url).href;

/** All of it stands beside React's container, in the shadow root. */
function rootOf(view: HTMLElement): ShadowRoot | undefined {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
}

describeConformance({
  widget: videoEmbed,
  element: VideoEmbedElement,
  component: VideoEmbed,
  attributes: { src: PLAYING },
  sample: { heading: "A film" },
  shows: (view) => rootOf(view)?.querySelector('[part="start-label"]')?.textContent === "Play A film",
  events: {
    onPlayback: (view) => rootOf(view)?.querySelector<HTMLElement>('[part="start"]')?.click(),
  },
});
