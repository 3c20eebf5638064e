import {
  asDomElement,
  booleanAttribute,
  defineDomWidget,
  eventOf,
  textAttribute,
  type WidgetProps,
  whileParsed,
} from "@quire/element";
import actionSheet from "../action.css?inline";
import posterSheet from "../poster.css?inline";
import type { Playback } from "./playback.js";
import { Player } from "./player.js";
import sheet from "./video-player.css?inline";

const attributes = {
  videoId: textAttribute("The video, by its id at the playback service.", ""),
  entryId: textAttribute("The video, by its entry at the media platform.", ""),
  playlist: textAttribute("A playlist, by its id; `video-id` says with which of its videos to begin.", ""),
  heading: textAttribute("What stands in place of the video's own name.", ""),
  autoplay: booleanAttribute("It plays as soon as it is there, where the browser lets it."),
  transcript: booleanAttribute("What is said stands beside the video, where it has captions."),
  bare: booleanAttribute("Without name and description below: the page has them."),
  parent: textAttribute(
    "In a frame, the origin of the page around it, which hears what plays, and may play and pause.",
    "",
  ),
  fill: booleanAttribute("It fills its place, as a page does that is all video, and says nothing below."),
  videosHref: textAttribute("Where other videos are.", "/video"),
  accessHref: textAttribute(
    "In a frame of another site's page: the site's page where its reader signs in; the video's id is put behind.",
    "/video/access",
  ),
  subscribeHref: textAttribute("Where readers subscribe.", "/subscriptions"),
};

const events = {
  onPlayback: eventOf<Playback>("It plays, pauses or has ended."),
};

/** The declaration of the widget. Its element and its React component are made from it. */
export const videoPlayer = defineDomWidget({
  name: "video-player",
  description:
    "A video, or a playlist: a poster until somebody plays it, then captions, chapters, speed and a transcript.",
  slots: { "": "What stands here until the video is known, and where it cannot be had." },
  parts: {
    player: "All of it.",
    stage: "The picture, and what lies on it.",
    "poster start start-label": "What is seen before it plays, the button that plays it, and what that says.",
    "video controls bar": "The film, what it is controlled with, and the row of buttons.",
    "timeline time": "Where it is, to be moved and in numbers.",
    "toggle mute volume captions chapters speed picture fullscreen": "The controls.",
    "waiting problem problem-text action": "That it is loading, what went wrong, and what to do next.",
    "about name description": "What stands below: its name and what it is about.",
    "playlist entry entry-name entry-note": "The playlist, a video in it, its name, and what is said of it.",
    "transcript transcript-search transcript-lines line": "What is said, the search in it, and its lines.",
  },
  states: {
    loading: "It is asked what there is to see; what the page has in its place shows.",
    ready: "There is something to play, or it plays.",
    empty: "The playlist has no videos.",
    error: "It cannot be played; what the reader can do stands in its place.",
    offline: "The same: there is no connection.",
    misconfigured: "Neither video nor playlist is named, or no service is configured.",
  },
  tokens: {
    "--quire-video-accent": ["#e0a63c", "The color of what has been seen, on the dark of the controls."],
    "--quire-video-ratio": ["16 / 9", "The shape of the picture."],
  },
  attributes,
  events,
  styles: [posterSheet, actionSheet, sheet],
  follows: whileParsed,
  dom: (place) => new Player(place),
});

export type VideoPlayerProps = WidgetProps<typeof attributes, typeof events>;

/** The class of `<quire-video-player>`. */
export const VideoPlayerElement = asDomElement(videoPlayer);
