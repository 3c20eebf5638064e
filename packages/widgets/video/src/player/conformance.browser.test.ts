import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { page } from "vitest/browser";
import { napkin, openVideos } from "../../test/videos.js";
import { VideoPlayer } from "../index.js";
import { VideoPlayerElement, videoPlayer } from "./element.js";

/** The whole view is in the shadow root, outside React's container. */
function getRoot(view: HTMLElement): ShadowRoot | undefined {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? root : undefined;
}

describeConformance({
  widget: videoPlayer,
  element: VideoPlayerElement,
  component: VideoPlayer,
  attributes: { "video-id": "7001" },
  sample: { heading: "A film" },
  shows: (view) => getRoot(view)?.querySelector('[part="name"]')?.textContent === "A film",
  events: {
    onPlayback: () => page.getByRole("button", { name: /^Play/ }).click(),
  },
  prepare() {
    newPage();
    openVideos({ videos: [napkin()] });
  },
});
