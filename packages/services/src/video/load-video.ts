import { call, isRequestError } from "../client/index.js";
import * as configuration from "../configuration/index.js";
import { mediaEntry, mediaList, playbackPlaylist, playbackVideo } from "../contract/index.js";
import { getVideo, toVideo, type Video } from "./video.js";

export interface LoadOptions {
  readonly signal?: AbortSignal | undefined;
  /** The token that `getWatchPermission` returned. */
  readonly token?: string | undefined;
}

export interface Playlist {
  readonly id: string;
  readonly name: string;
  readonly videos: readonly Video[];
}

/**
 * Loads a video by its id. A video that has moved from the playback service to the media platform is found there by its
 * old id.
 * @throws RequestError, or QuireError when no service is configured
 */
export async function loadVideo(id: string, { signal, token }: LoadOptions = {}): Promise<Video> {
  try {
    return getVideo(
      await call(playbackVideo, {
        params: { account: account(), id },
        headers: createHeaders(token),
        signal,
      }),
    );
  } catch (error) {
    const moved =
      isNotFound(error) && configuration.video()?.platform ? await movedVideo(id, signal) : undefined;
    if (moved) return moved;
    throw error;
  }
}

/** Loads a playlist. @throws RequestError, or QuireError when no service is configured */
export async function loadPlaylist(id: string, { signal }: LoadOptions = {}): Promise<Playlist> {
  const answer = await call(playbackPlaylist, {
    params: { account: account(), id },
    headers: createHeaders(),
    signal,
  });
  return { id: answer.id, name: answer.name, videos: answer.videos.map(getVideo) };
}

/**
 * Loads an entry of the media platform.
 * @throws RequestError, or QuireError when no platform is configured
 */
export async function loadEntry(entryId: string, { signal }: LoadOptions = {}): Promise<Video> {
  return toVideo(await call(mediaEntry, { body: { entryId, version: -1 }, signal }));
}

async function movedVideo(id: string, signal: AbortSignal | undefined): Promise<Video | undefined> {
  const { objects } = await call(mediaList, { query: { field: "Brightcove-ID", value: id }, signal });
  const [entry] = objects;
  // Keeps the id that the page uses, so that the stored position stays valid.
  return entry && { ...toVideo(entry), id };
}

const isNotFound = (error: unknown): boolean => isRequestError(error) && error.status === 404;

const account = (): string => configuration.video()?.playback?.account ?? "";

function createHeaders(token?: string): Record<string, string> {
  const key = configuration.video()?.playback?.key;
  return { ...(key && { "bcov-policy": key }), ...(token && { "bcov-auth": token }) };
}
