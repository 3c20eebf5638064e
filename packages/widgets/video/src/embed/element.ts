import { asDomElement, defineDomWidget, eventOf, textAttribute, type WidgetProps } from "@quire/element";
import type { Playback } from "../player/playback.js";
import posterSheet from "../poster.css?inline";
import { EmbedView } from "./embed-view.js";
import sheet from "./video-embed.css?inline";

const attributes = {
  src: textAttribute(
    "The video's page for frames, whole: `https://site.example/video/embed/7001/the-napkin`.",
    "",
  ),
  heading: textAttribute("The video's name.", ""),
  poster: textAttribute(
    "A still; nothing is asked of another origin before play unless this lies there.",
    "",
  ),
};

const events = {
  onPlayback: eventOf<Playback>("It plays, pauses or has ended."),
};

/** The declaration of the widget. Its element and its React component are made from it. */
export const videoEmbed = defineDomWidget({
  name: "video-embed",
  description:
    "A video of another site: a cover until the reader plays it, and only then a frame of that site.",
  slots: {
    "": "A link to the video, for who has no script, and where it cannot be shown.",
  },
  parts: {
    embed: "All of it.",
    "cover poster start start-label":
      "What stands there before the frame: a still, the button, what it says.",
    note: "Where the video comes from.",
    frame: "The frame.",
    slow: "What says that the frame's page does not answer, with the way to the video.",
  },
  states: {
    ready: "It can be played, or plays.",
    error: "`src` is no address of a video, or the page's policy lets no frame of its site in.",
  },
  attributes,
  events,
  styles: [posterSheet, sheet],
  dom: (place) => new EmbedView(place),
});

export type VideoEmbedProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-video-embed>`. */
export const VideoEmbedElement = asDomElement(videoEmbed);
