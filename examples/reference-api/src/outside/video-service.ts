import {
  mediaEntry,
  mediaList,
  playbackPlaylist,
  playbackVideo,
  SUBSCRIBER_TAG,
} from "@quire/services/contract";
import { Hono } from "hono";
import { cors } from "hono/cors";
import * as v from "valibot";
import type { ApiApp, ApiContext, ApiEnv } from "../api-env.js";
import { isVideoToken, videoToken } from "../video-token.js";
import { FILMS, getEntryId, getPoster, getVtt, PLAYLISTS, type SeededFilm } from "./films.js";
import { mediaFile, sendMedia } from "./media-file.js";

/** The site's account, and the public key in its pages. */
export const VIDEO_ACCOUNT = "quire-review";
export const VIDEO_KEY = "public-key-of-the-review";

export interface VideoServiceOptions {
  /** Key with which the site's server signs viewing permissions. */
  readonly secret: string;
  readonly now: () => number;
  readonly faults: boolean;
}

const BreakSchema = v.object({ file: v.string(), breaks: v.boolean() });
/** A broken film delivers this fraction. With much less data, a browser plays nothing. */
const BREAKS_AT = 3;
const path = ({ path: row }: { readonly path: string }) => `/${row.replaceAll(/\{(\w+)\}/g, ":$1")}`;

/**
 * Stand-ins for a playback service, a media platform and their file server, at `/video`. With faults, `POST
 * /__scenario/films` breaks a film off after some seconds, or repairs it.
 */
export function registerVideoServices(app: ApiApp, { secret, now, faults }: VideoServiceOptions): void {
  const broken = new Set<string>();
  const service = new Hono<ApiEnv>();
  service.use(cors());
  const mayWatch = ({ id, isForSubscribers }: SeededFilm, token = "") =>
    !isForSubscribers || isVideoToken(secret, "watch", id, token, now());
  // A viewing permission is never part of an address. The key in an address opens only files.
  const keyTo = ({ id, isForSubscribers }: SeededFilm) =>
    isForSubscribers ? videoToken(secret, "files", id, now()) : "";
  const mayRead = ({ id, isForSubscribers }: SeededFilm, key: string) =>
    !isForSubscribers || isVideoToken(secret, "files", id, key, now());

  service.get(path(playbackVideo), (c) => {
    const film = FILMS.find(({ id, hasMoved }) => id === c.req.param("id") && !hasMoved);
    const refused = getRefusal(c, film);
    if (refused || !film) return refused ?? c.notFound();
    return c.json(
      getVideoAnswer(c, film, mayWatch(film, c.req.header("bcov-auth")) ? keyTo(film) : undefined),
    );
  });

  service.get(path(playbackPlaylist), (c) => {
    const id = c.req.param("id") ?? "";
    const list = Object.hasOwn(PLAYLISTS, id) ? PLAYLISTS[id] : undefined;
    if (!isKnown(c)) return c.json([{ error_code: "INVALID_POLICY_KEY" }], 401);
    if (!list) return c.json([{ error_code: "PLAYLIST_NOT_FOUND" }], 404);
    const films = list.films.flatMap((id) => FILMS.filter((film) => film.id === id));
    const videos = films.map((film) => getVideoAnswer(c, film, mayWatch(film) ? "" : undefined));
    return c.json({ id: c.req.param("id"), name: list.name, videos });
  });

  service.post(path(mediaEntry), async (c) => {
    const { entryId } = v.parse(mediaEntry.body.schema, await c.req.json());
    const film = FILMS.find((one) => getEntryId(one) === entryId && !one.refusal);
    return film ? c.json(getEntry(c, film)) : c.json({ message: "ENTRY_ID_NOT_FOUND" }, 404);
  });
  service.get(path(mediaList), (c) => {
    const films = FILMS.filter(({ id, refusal }) => id === c.req.query("value") && !refusal);
    return c.json({ objects: films.map((film) => getEntry(c, film)) });
  });

  service.get("/posters/:name", (c) => {
    const film = FILMS.find(({ id }) => `${id}.svg` === c.req.param("name"));
    return film ? c.body(getPoster(film), 200, { "Content-Type": "image/svg+xml" }) : c.notFound();
  });
  service.get("/tracks/:id/:name", (c) => {
    const film = FILMS.find(({ id, refusal }) => id === c.req.param("id") && !refusal);
    const name = c.req.param("name").replace(/\.vtt$/, "");
    if (film && !mayRead(film, c.req.query("key") ?? "")) return c.text("This film is for subscribers.", 403);
    const captions = Object.entries(film?.captions ?? {}).find(([language]) => language === name)?.[1];
    const cues = name === "chapters" ? film?.chapters : captions;
    return cues ? c.body(getVtt(cues), 200, { "Content-Type": "text/vtt; charset=utf-8" }) : c.notFound();
  });
  const answerFile = (c: ApiContext, name: string, key: string) => {
    const film = FILMS.find(({ file }) => file === name || getFolder(file, name) !== undefined);
    const file = mediaFile(film?.folder ? name.replace(/^[^/]+/, film.folder) : name);
    if (!film || !file) return c.notFound();
    if (!mayRead(film, key)) return c.text("This film is for subscribers.", 403);
    return sendMedia(
      c,
      file,
      broken.has(name) ? Math.floor(file.bytes.length / BREAKS_AT) : file.bytes.length,
    );
  };
  service.get("/files/:name{.+}", (c) => answerFile(c, c.req.param("name"), ""));
  // The key precedes the name, so that relative names in a playlist include the same key.
  service.get("/locked/:key/:name{.+}", (c) => answerFile(c, c.req.param("name"), c.req.param("key")));
  app.route("/video", service);

  if (!faults) return;
  app.post("/__scenario/films", async (c) => {
    const { file, breaks } = v.parse(BreakSchema, await c.req.json());
    if (breaks) broken.add(file);
    else broken.delete(file);
    return c.body(null, 204);
  });
}

const isKnown = (c: ApiContext) =>
  c.req.param("account") === VIDEO_ACCOUNT && c.req.header("bcov-policy") === VIDEO_KEY;

function getRefusal(c: ApiContext, film: SeededFilm | undefined): Response | undefined {
  if (!isKnown(c)) return c.json([{ error_code: "INVALID_POLICY_KEY" }], 401);
  if (!film) return c.json([{ error_code: "VIDEO_NOT_FOUND" }], 404);
  if (!film.refusal) return undefined;
  const [status, error_code, error_subcode] = film.refusal;
  return c.json([{ error_code, error_subcode }], status);
}

/** Returns the folder that both files share. */
function getFolder(file: string, name: string): string | undefined {
  const [folder] = /^[^/]+\//.exec(file) ?? [];
  return folder !== undefined && name.startsWith(folder) ? folder : undefined;
}

/**
 * Builds the playback service's data of a film. @param key the key of its files: "" if they need none, absent
 * if the user has no access
 */
function getVideoAnswer(c: ApiContext, film: SeededFilm, key: string | undefined) {
  return {
    id: film.id,
    name: film.name,
    description: film.description,
    duration: film.seconds * 1000,
    poster: `${getHome(c)}/posters/${film.id}.svg`,
    tags: film.isForSubscribers ? [SUBSCRIBER_TAG] : [],
    sources: key === undefined ? [] : [{ src: getAddress(c, film, key), type: film.type }],
    text_tracks: key === undefined ? [] : getTracks(c, film, key),
  };
}

function getEntry(c: ApiContext, film: SeededFilm) {
  return {
    id: getEntryId(film),
    name: film.name,
    description: film.description,
    duration: film.seconds,
    thumbnailUrl: `${getHome(c)}/posters/${film.id}.svg`,
    tags: film.isForSubscribers ? SUBSCRIBER_TAG : "",
    dataUrl: film.isForSubscribers ? "" : `${getHome(c)}/files/${film.file}`,
    mimeType: film.type,
    captions: film.isForSubscribers ? [] : getTracks(c, film),
  };
}

const LABELS: Readonly<Record<string, string>> = { en: "English", de: "Deutsch" };

function getAddress(c: ApiContext, { file }: SeededFilm, key: string): string {
  return key ? `${getHome(c)}/locked/${key}/${file}` : `${getHome(c)}/files/${file}`;
}

function getTracks(c: ApiContext, { id, captions, chapters }: SeededFilm, key = "") {
  const query = key && `?key=${key}`;
  const file = (name: string) => `${getHome(c)}/tracks/${id}/${name}.vtt${query}`;
  return [
    ...Object.keys(captions).map((srclang) => ({
      src: file(srclang),
      kind: "captions",
      srclang,
      label: LABELS[srclang] ?? srclang,
      default: srclang === "en",
    })),
    ...(chapters.length > 0
      ? [{ src: file("chapters"), kind: "chapters", srclang: "en", label: "Chapters" }]
      : []),
  ];
}

/** Returns the service's origin as the client reached it. */
const getHome = (c: ApiContext): string => `${new URL(c.req.url).origin}/video`;
