import * as v from "valibot";
import { endpoint } from "./endpoint.js";
import { FailureSchema } from "./failure.js";
import { IdSchema, listOf, TextSchema } from "./lenient.js";

/** The tag of a video that only subscribers may watch (content-3.20). */
export const SUBSCRIBER_TAG = "harvard business review group>sub";

/** How long it is; 0 where that is not known, as of what is live (-1), or no length that a film has. */
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

/** content-3.20. What may not be watched without more has no sources. Lengths are in milliseconds. */
export const PlaybackVideoSchema = v.object({
  id: IdSchema,
  name: TextSchema,
  description: TextSchema,
  duration: LengthSchema,
  poster: TextSchema,
  tags: listOf(v.string()),
  sources: listOf(SourceSchema),
  text_tracks: listOf(TrackSchema),
});
export type PlaybackVideo = v.InferOutput<typeof PlaybackVideoSchema>;

/** Why a playback service refuses: the first of these counts. */
const RefusalSchema = v.array(v.object({ error_code: v.string(), error_subcode: TextSchema }));

const refusals = { 401: RefusalSchema, 403: RefusalSchema, 404: RefusalSchema } as const;

/** A video by its id; the account's key goes along in the header `BCOV-Policy`, a right to watch in `BCOV-Auth`. */
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

/** A playlist by its id, with its videos as far as anybody may know them. */
export const playbackPlaylist = endpoint({
  name: "playbackPlaylist",
  method: "GET",
  base: "playback",
  path: "playback/v1/accounts/{account}/playlists/{id}",
  params: v.object({ account: v.string(), id: IdSchema }),
  answer: v.object({ id: IdSchema, name: TextSchema, videos: listOf(PlaybackVideoSchema) }),
  failures: refusals,
  spec: "content-7.24",
});

/** What the media platform has of a film. Lengths are in seconds, tags stand in one text with commas between. */
export const MediaEntrySchema = v.object({
  id: IdSchema,
  name: TextSchema,
  description: TextSchema,
  duration: LengthSchema,
  thumbnailUrl: TextSchema,
  tags: TextSchema,
  dataUrl: TextSchema,
  mimeType: TextSchema,
  captions: listOf(TrackSchema),
});
export type MediaEntry = v.InferOutput<typeof MediaEntrySchema>;

/** The latest version of an entry is -1. */
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

/** The entries whose metadata have that value in that field. */
export const mediaList = endpoint({
  name: "mediaList",
  method: "GET",
  base: "platform",
  path: "media/list",
  query: v.object({ field: v.literal("Brightcove-ID"), value: v.string() }),
  answer: v.object({ objects: listOf(MediaEntrySchema) }),
  spec: "content-7.25",
});

/** A right to watch one video, for who may; 403 for all others, whoever they are. */
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
 * For a frame on somebody else's page, which the browser tells nothing of who is signed in: a window of the site's own
 * gets a code for it here. `challenge` is the SHA-256, in base64url, of what the frame alone knows.
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

/** The frame changes the code for a right to watch: once, within a minute, with what only it knows. */
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
