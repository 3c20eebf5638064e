import { asDomElement, defineDomWidget, getEvent, textAttribute, type WidgetProps } from "@quire/element";
import type { Playback } from "../player/player-options.js";
import posterSheet from "../poster.css?inline";
import { EmbedView } from "./embed-view.js";
import sheet from "./video-embed.css?inline";

const attributes = {
  src: textAttribute(
    "The absolute address of the video's embed page, such as `https://site.example/video/embed/7001/the-napkin`.",
    "",
  ),
  heading: textAttribute("The title of the video.", ""),
  poster: textAttribute(
    "The address of a poster image. Before playback, it is the only possible request to another origin.",
    "",
  ),
};

const events = {
  onPlayback: getEvent<Playback>("The video starts, pauses or ends."),
};

/** The declaration of the widget. Its element and its React component are made from it. */
export const videoEmbed = defineDomWidget({
  name: "video-embed",
  description:
    "A video of another site. A cover shows until the reader plays the video; only then does a frame of that site load.",
  slots: {
    "": "A link to the video, for pages without script and if the video cannot be shown.",
  },
  parts: {
    embed: "The whole widget.",
    "cover poster start start-label":
      "The cover before the frame loads: the poster image, the play button, and its label.",
    note: "The note on the video's source.",
    frame: "The frame.",
    slow: "The message that the frame does not respond, with a link to the video.",
  },
  states: {
    ready: "The video can play, or is playing.",
    error: "The address in `src` is not a video, or the page's policy blocks frames from its site.",
  },
  attributes,
  events,
  styles: [posterSheet, sheet],
  dom: (place) => new EmbedView(place),
});

export type VideoEmbedProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-video-embed>`. */
export const VideoEmbedElement = asDomElement(videoEmbed);
