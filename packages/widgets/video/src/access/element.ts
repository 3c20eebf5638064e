import {
  asDomElement,
  defineDomWidget,
  followParsing,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import actionSheet from "../action.css?inline";
import { AccessView } from "./access-view.js";
import sheet from "./video-access.css?inline";

const attributes = {
  videoId: textAttribute("The id of the video that the reader wants to watch.", ""),
  challenge: textAttribute("The challenge that the frame put into the page's address.", ""),
  videoHref: textAttribute("The address of the video's page on this site.", "/video"),
  subscribeHref: textAttribute("The address of the subscription page.", "/subscriptions"),
};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const videoAccess = defineDomWidget({
  name: "video-access",
  description:
    "The page in the window that a player in another site's frame opens. The reader signs in, and the frame receives a code that unlocks the video.",
  parts: {
    access: "The whole widget.",
    words: "The status text.",
    "actions action": "The reader's next steps.",
  },
  states: {
    loading: "The current user is not known yet, or the frame is receiving its code.",
    ready: "The reader has to sign in, subscribe, or watch the video on this site.",
    error: "The server did not respond. The reader can retry.",
  },
  attributes,
  events,
  styles: [actionSheet, sheet],
  follows: followParsing,
  dom: (place) => new AccessView(place),
});

export type VideoAccessProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-video-access>`. */
export const VideoAccessElement = asDomElement(videoAccess);
