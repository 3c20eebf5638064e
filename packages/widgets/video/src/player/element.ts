import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  followParsing,
  getEvent,
  textAttribute,
  type WidgetProps,
} from "@quire/element";
import actionSheet from "../action.css?inline";
import posterSheet from "../poster.css?inline";
import { Player } from "./player.js";
import type { Playback } from "./player-options.js";
import sheet from "./video-player.css?inline";

const attributes = {
  videoId: textAttribute("The video's id at the playback service.", ""),
  entryId: textAttribute("The video's entry id at the media platform.", ""),
  playlist: textAttribute("The id of a playlist; `video-id` selects the video that plays first.", ""),
  heading: textAttribute("The title, instead of the video's own name.", ""),
  autoplay: booleanAttribute("The video plays as soon as it is ready, if the browser allows it."),
  transcript: booleanAttribute("Shows a transcript next to the video, if the video has captions."),
  bare: booleanAttribute("Hides the name and the description below the video."),
  parent: textAttribute(
    "In a frame, the origin of the embedding page. That page receives playback messages, and can start and pause the video.",
    "",
  ),
  fill: booleanAttribute(
    "The player fills its container, such as a page with only the video, and shows nothing below.",
  ),
  videosHref: textAttribute("The address of the page with other videos.", "/video"),
  accessHref: textAttribute(
    "In a frame on another site: the address of this site's page where the reader signs in. The video's id is appended.",
    "/video/access",
  ),
  subscribeHref: textAttribute("The address of the subscription page.", "/subscriptions"),
};

const events = {
  onPlayback: getEvent<Playback>("The video starts, pauses or ends."),
};

/** The declaration of the widget. Its element and its React component are made from it. */
export const videoPlayer = defineDomWidget({
  name: "video-player",
  description:
    "A video or a playlist. A poster shows until the reader plays it, then captions, chapters, speed and a transcript.",
  slots: { "": "The fallback content, until the video's data is loaded or if it fails to load." },
  parts: {
    player: "The whole widget.",
    stage: "The picture, and the elements on top of it.",
    "poster start start-label": "The poster before playback, the play button, and its label.",
    "video controls bar": "The video, its controls, and the row of buttons.",
    "timeline time": "The timeline slider, and the playback time.",
    "toggle mute volume captions chapters speed picture fullscreen": "The controls.",
    "waiting problem problem-text action":
      "The loading indicator, the error message, and the action to resolve it.",
    "about name description": "The area below the video, with its name and description.",
    "playlist entry entry-name entry-note": "The playlist, a video in it, the video's name, and its note.",
    "transcript transcript-search transcript-lines line": "The transcript, its search field, and its lines.",
  },
  states: {
    loading: "The video's data is loading. The fallback content shows.",
    ready: "The video can play, or is playing.",
    empty: "The playlist has no videos.",
    error: "The video cannot be played. The reader's next steps show instead.",
    offline: "The video cannot be played because the browser is offline.",
    misconfigured: "Neither a video nor a playlist is given, or no service is configured.",
  },
  tokens: {
    "--quire-video-accent": [
      "#e0a63c",
      "The colour of the watched part of the timeline, on the dark controls.",
    ],
    "--quire-video-ratio": ["16 / 9", "The aspect ratio of the picture."],
  },
  attributes,
  events,
  styles: [posterSheet, actionSheet, sheet],
  follows: followParsing,
  dom: (place) => new Player(place),
});

export type VideoPlayerProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-video-player>`. */
export const VideoPlayerElement = asDomElement(videoPlayer);
