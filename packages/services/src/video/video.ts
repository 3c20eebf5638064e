import { safeHref } from "@quire/core";
import { type MediaEntry, type PlaybackVideo, SUBSCRIBER_TAG } from "../contract/index.js";

/** A file that a browser may play. */
export interface VideoSource {
  readonly src: string;
  /** MIME type, or empty if unknown. */
  readonly type: string;
}

/** A WebVTT file with captions, subtitles or chapters. */
export interface VideoTrack {
  readonly src: string;
  readonly kind: "captions" | "subtitles" | "chapters";
  /** A BCP 47 tag. */
  readonly language: string;
  readonly label: string;
  readonly isDefault: boolean;
}

/** A video of either service. */
export interface Video {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** Length in seconds, or 0 if unknown. */
  readonly duration: number;
  readonly poster: string | undefined;
  readonly isForSubscribers: boolean;
  /** Empty if the video needs a token. */
  readonly sources: readonly VideoSource[];
  readonly tracks: readonly VideoTrack[];
}

const KINDS: readonly string[] = ["captions", "subtitles", "chapters"] satisfies VideoTrack["kind"][];
const isKind = (kind: string): kind is VideoTrack["kind"] => KINDS.includes(kind);

/** Converts a video of the playback service. */
export function getVideo({ id, name, description, duration, ...media }: PlaybackVideo): Video {
  return {
    id,
    name,
    description,
    duration: duration / 1000,
    poster: safeHref(media.poster),
    isForSubscribers: media.tags.includes(SUBSCRIBER_TAG),
    sources: getSources(media.sources),
    tracks: getTracks(media.text_tracks),
  };
}

/** Converts an entry of the media platform. */
export function toVideo({ id, name, description, duration, ...media }: MediaEntry): Video {
  return {
    id,
    name,
    description,
    duration,
    poster: safeHref(media.thumbnailUrl),
    isForSubscribers: media.tags.split(",").some((tag) => tag.trim() === SUBSCRIBER_TAG),
    sources: getSources([{ src: media.dataUrl, type: media.mimeType }]),
    tracks: getTracks(media.captions),
  };
}

function getSources(sources: readonly VideoSource[]): readonly VideoSource[] {
  return sources.filter(({ src }) => safeHref(src) !== undefined);
}

function getTracks(tracks: PlaybackVideo["text_tracks"]): readonly VideoTrack[] {
  return tracks.flatMap(({ src, kind, srclang, label, default: isDefault }) =>
    isKind(kind) && safeHref(src) !== undefined ? [{ src, kind, language: srclang, label, isDefault }] : [],
  );
}
