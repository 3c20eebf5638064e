import { asDomElement, defineDomWidget, textAttribute, type WidgetProps, whileParsed } from "@quire/element";
import actionSheet from "../action.css?inline";
import { AccessView } from "./access-view.js";
import sheet from "./video-access.css?inline";

const attributes = {
  videoId: textAttribute("The video that the reader wants to watch.", ""),
  challenge: textAttribute("What the frame has put into the page's address.", ""),
  videoHref: textAttribute("Where the video is on this site.", "/video"),
  subscribeHref: textAttribute("Where readers subscribe.", "/subscriptions"),
};

const events = {};

/** The declaration of the widget. Its element and its React component are made from it. */
export const videoAccess = defineDomWidget({
  name: "video-access",
  description:
    "In the window that a player in another site's frame opens: the reader signs in, and the frame gets a code to watch with.",
  parts: {
    access: "All of it.",
    words: "How it stands.",
    "actions action": "What the reader can do next.",
  },
  states: {
    loading: "Who reads is not known yet, or the frame is given its code.",
    ready: "The reader has to do something: sign in, subscribe, or watch the video on this site.",
    error: "Nobody answers; it can be tried again.",
  },
  attributes,
  events,
  styles: [actionSheet, sheet],
  follows: whileParsed,
  dom: (place) => new AccessView(place),
});

export type VideoAccessProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-video-access>`. */
export const VideoAccessElement = asDomElement(videoAccess);
