import { SUBSCRIBER_TAG } from "@quire/services/contract";
import type { Answers, Call } from "../backend/call.js";
import { Refusal, refusal } from "../backend/refusal.js";
import type { State, Video } from "../scenario/state.js";

const CODE_LENGTH = 43;
const MILLISECONDS = 1000;

function requireVideo({ videos }: State, wanted: string): Video {
  const video = videos.find(({ id }) => id === wanted);
  if (!video) throw new Refusal(404, [{ error_code: "VIDEO_NOT_FOUND" }]);
  return video;
}

/** Returns a subscribers' video without sources, for a user who may not watch it. */
const getPlayback = ({ subscribersOnly, ...video }: Video) =>
  subscribersOnly ? { ...video, sources: [], text_tracks: [] } : video;

const getEntry = ({ id, name, description, duration, subscribersOnly, sources: [source] }: Video) => ({
  ...{ id, name, description, duration: duration / MILLISECONDS },
  tags: subscribersOnly ? SUBSCRIBER_TAG : "",
  dataUrl: subscribersOnly ? "" : (source?.src ?? ""),
  mimeType: source?.type ?? "",
});

function requireSubscriber({
  account,
  state,
  params,
}: Pick<Call<"watchVideo">, "account" | "state" | "params">): void {
  if (!account?.roleCodes.length) throw refusal(403, "subscribers", "Only subscribers can watch this.");
  if (!state.videos.some(({ id }) => id === params.id))
    throw refusal(403, "subscribers", "There is no such video.");
}

export const videoAnswers = {
  playbackVideo: ({ params, state, right }) => {
    const video = requireVideo(state, params.id);
    return right ? video : getPlayback(video);
  },
  playbackPlaylist: ({ params, state }) => ({
    id: params.id,
    name: "Playlist",
    videos: state.videos.map(getPlayback),
  }),
  mediaEntry({ body, state }) {
    const video = state.videos.find(({ id }) => id === body.entryId);
    if (!video) throw refusal(404, "no-entry", "There is no such entry.");
    return getEntry(video);
  },
  mediaList: ({ query, state }) => ({
    objects: state.videos.filter(({ id }) => id === query.value).map(getEntry),
  }),
  watchVideo(call) {
    requireSubscriber(call);
    return { token: `watch-${call.params.id}` };
  },
  issueWatchCode(call) {
    requireSubscriber(call);
    const code = call.state.nextId().padStart(CODE_LENGTH, "0");
    call.state.watchCodes.add(code);
    return { code };
  },
  exchangeWatchCode({ body, params, state }) {
    if (!state.watchCodes.delete(body.code))
      throw refusal(403, "code", "This code is invalid or has expired.");
    return { token: `watch-${params.id}` };
  },
} satisfies Answers;
