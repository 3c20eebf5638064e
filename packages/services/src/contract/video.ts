import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { getAnswer, getList, IdSchema, TextSchema } from "./lenient.js";

/** The tag of a video that only subscribers may watch (content-3.20). */
export const SUBSCRIBER_TAG = "harvard business review group>sub";

/** Length of a video. 0 when unknown: live videos have -1, and invalid lengths are dropped. */
const LengthSchema = v.fallback(v.nullish(v.pipe(v.number(), v.minValue(0), v.maxValue(1e9)), 0), 0);

const SourceSchema = v.object({ src: v.pipe(v.string(), v.nonEmpty()), type: TextSchema });

/** `captions`, `subtitles` or `chapters`, as WebVTT. */
const TrackSchema = v.object({
  src: v.pipe(v.string(), v.nonEmpty()),
  kind: v.nullish(v.string(), "captions"),
  srclang: TextSchema,
  label: TextSchema,
  default: v.nullish(v.boolean(), false),
});

/** A video (content-3.20). It has no sources when the user may not watch it. Lengths are in milliseconds. */
export const PlaybackVideoSchema = v.object({
  id: IdSchema,
  name: TextSchema,
  description: TextSchema,
  duration: LengthSchema,
  poster: TextSchema,
  tags: getList(v.string()),
  sources: getList(SourceSchema),
  text_tracks: getList(TrackSchema),
});
export type PlaybackVideo = v.InferOutput<typeof PlaybackVideoSchema>;

/** Reasons of a playback service for a refusal. Only the first is used. */
const RefusalSchema = v.array(v.object({ error_code: v.string(), error_subcode: TextSchema }));

const refusals = { 401: RefusalSchema, 403: RefusalSchema, 404: RefusalSchema } as const;

/** Returns a video. The header `BCOV-Policy` has the account's key, `BCOV-Auth` the user's token. */
export const playbackVideo = endpoint({
  name: "playbackVideo",
  method: "GET",
  base: "playback",
  path: "playback/v1/accounts/{account}/videos/{id}",
  params: v.object({ account: v.string(), id: IdSchema }),
  answer: PlaybackVideoSchema,
  failures: refusals,
  spec: "content-7.24",
});

/** Returns a playlist with its public videos. */
export const playbackPlaylist = endpoint({
  name: "playbackPlaylist",
  method: "GET",
  base: "playback",
  path: "playback/v1/accounts/{account}/playlists/{id}",
  params: v.object({ account: v.string(), id: IdSchema }),
  answer: v.object({ id: IdSchema, name: TextSchema, videos: getList(PlaybackVideoSchema) }),
  failures: refusals,
  spec: "content-7.24",
});

/** A video of the media platform. Lengths are in seconds. Tags are one text, separated by commas. */
export const MediaEntrySchema = v.object({
  id: IdSchema,
  name: TextSchema,
  description: TextSchema,
  duration: LengthSchema,
  thumbnailUrl: TextSchema,
  tags: TextSchema,
  dataUrl: TextSchema,
  mimeType: TextSchema,
  captions: getList(TrackSchema),
});
export type MediaEntry = v.InferOutput<typeof MediaEntrySchema>;

/** Returns the latest version of an entry, which has the number -1. */
export const mediaEntry = endpoint({
  name: "mediaEntry",
  method: "POST",
  base: "platform",
  path: "media/get",
  body: { as: "json", schema: v.object({ entryId: v.string(), version: v.literal(-1) }) },
  answer: MediaEntrySchema,
  failures: { 404: FailureSchema },
  spec: "content-7.25",
});

/** Lists the entries with the given metadata value. */
export const mediaList = endpoint({
  name: "mediaList",
  method: "GET",
  base: "platform",
  path: "media/list",
  query: v.object({ field: v.literal("Brightcove-ID"), value: v.string() }),
  answer: getAnswer({ objects: getList(MediaEntrySchema) }),
  spec: "content-7.25",
});

/** Returns a token for one video to users who may watch it. 403 for all others. */
export const watchVideo = endpoint({
  name: "watchVideo",
  method: "GET",
  base: "api",
  path: "video/{id}/watch",
  params: v.object({ id: IdSchema }),
  answer: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }),
  failures: { 403: FailureSchema },
  spec: "content-6.11",
});

/** 256 bits in base64url. */
const SecretSchema = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

/**
 * Issues a code to a window of the site, for a frame on another site. The browser sends that frame no session cookie.
 * `challenge` is the SHA-256, in base64url, of a secret of the frame.
 */
export const issueWatchCode = endpoint({
  name: "issueWatchCode",
  method: "POST",
  base: "api",
  path: "video/{id}/code",
  params: v.object({ id: IdSchema }),
  body: { as: "json", schema: v.object({ challenge: SecretSchema }) },
  answer: v.object({ code: SecretSchema }),
  failures: { 400: FailureSchema, 403: FailureSchema },
  spec: "content-6.16",
});

/** Exchanges the frame's code and its secret for a token. The code works once, within a minute. */
export const exchangeWatchCode = endpoint({
  name: "exchangeWatchCode",
  method: "POST",
  base: "api",
  path: "video/{id}/token",
  params: v.object({ id: IdSchema }),
  body: { as: "json", schema: v.object({ code: SecretSchema, verifier: SecretSchema }) },
  answer: v.object({ token: v.pipe(v.string(), v.nonEmpty()) }),
  failures: { 400: FailureSchema, 403: FailureSchema },
  spec: "content-6.16",
});
