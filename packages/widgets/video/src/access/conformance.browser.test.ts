import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { sessionStore } from "@quire/services/session";
import { VideoAccess } from "../index.js";
import { VideoAccessElement, videoAccess } from "./element.js";

/** The whole view is in the shadow root, outside React's container. */
const linksIn = (view: HTMLElement): string[] => {
  const root = view.getRootNode();
  return root instanceof ShadowRoot ? [...root.querySelectorAll("a")].map(({ pathname }) => pathname) : [];
};

describeConformance({
  widget: videoAccess,
  element: VideoAccessElement,
  component: VideoAccess,
  attributes: { "video-id": "7003", challenge: "c" },
  sample: { "subscribe-href": "/join" },
  shows: (view) => linksIn(view).includes("/join"),
  prepare() {
    newPage();
    sessionStore().setState({ status: "anonymous" }, true);
  },
});
