import { exchangeWatchCode, issueWatchCode, watchVideo } from "@quire/services/contract";
import type { ApiApp } from "../api-env.js";
import { films } from "../films.js";
import { refusal } from "../refusal.js";
import { route } from "../route.js";
import type { State } from "../state.js";
import { videoToken } from "../video-token.js";

/**
 * Registers viewing permissions for subscribers (content-6.11), also in frames on other sites, which receive
 * no session cookie (content-6.16). The playback service trusts tokens that this server signs.
 */
export function registerVideo(app: ApiApp, state: State): void {
  const { sessions, limits, watchCodes } = state;

  route(app, watchVideo, ({ c, params }) => {
    checkSubscriber(state, sessions.getAccount(c));
    return { token: rightTo(state, params.id) };
  });

  route(app, issueWatchCode, async ({ c, params, body }) => {
    await limits.take(c, "watchCode");
    const session = sessions.current(c);
    if (!session) throw toRefusal();
    checkSubscriber(state, session.accountId);
    requireFilm(params.id);
    return { code: watchCodes.issue({ session, videoId: params.id, challenge: body.challenge }) };
  });

  route(app, exchangeWatchCode, async ({ c, params, body }) => {
    await limits.take(c, "watchCode");
    const accountId = watchCodes.use({ ...body, videoId: params.id });
    if (accountId === undefined) throw refusal(403, "code", "This code is invalid or has expired.");
    checkSubscriber(state, accountId);
    return { token: rightTo(state, params.id) };
  });
}

/** @throws Refusal 403 for anyone else, guests included */
function checkSubscriber({ accounts }: State, id: number | undefined): void {
  const account = id === undefined ? undefined : accounts.byId(id);
  if (!account?.role_codes.length) throw toRefusal();
}

/** @throws Refusal 404 for an unknown video id, for which nothing is signed */
function requireFilm(id: string): void {
  if (!films.some((film) => film.id === id)) throw refusal(404, "no-video", "There is no such video.");
}

/** @throws Refusal 404 for an unknown video */
function rightTo({ videoSecret, now }: State, id: string): string {
  if (!videoSecret) throw toRefusal();
  requireFilm(id);
  return videoToken(videoSecret, "watch", id, now());
}

const toRefusal = () => refusal(403, "subscribers", "Only subscribers can watch this.");
