import { notify, pageSingleton } from "@quire/core";
import * as v from "valibot";
import { call, isRequestError } from "../client/index.js";
import {
  type Follow,
  FollowSchema,
  follow as followRow,
  unfollow as unfollowRow,
} from "../contract/index.js";
import { type OutboxHandler, outboxStore, registerWrites } from "../outbox/index.js";
import { getUser, patchUser, readCachedUser, sessionStore } from "../session/index.js";
import { followFailure } from "./follow-outcome.js";
import { getFollowText } from "./follow-words.js";
import { followKey, getFollowedKeys } from "./followed-keys.js";
import { followingStore } from "./following-store.js";
import { withFollow } from "./with-follow.js";

type Action = "follow" | "unfollow";

/** Registers the writes of follow and unfollow with the outbox, and shows waiting ones as done. */
export function registerFollowWrites(): void {
  pageSingleton("following-handled", () => {
    registerWrites("follow", getHandler("follow", followRow));
    registerWrites("unfollow", getHandler("unfollow", unfollowRow));
    followingStore(); // It must subscribe to the session first, because waiting writes are applied on top of the session.
    outboxStore().subscribe(updateFollowed);
    sessionStore().subscribe(updateFollowed);
    updateFollowed();
    return true;
  });
}

function getHandler(action: Action, row: typeof followRow | typeof unfollowRow): OutboxHandler {
  return {
    async send(data, key, signal) {
      const body = v.parse(FollowSchema, data);
      if (!isDoneElsewhere(action, body)) await call(row, { body, key, signal });
    },
    settled(entry, outcome, isAwaited) {
      const target = v.parse(FollowSchema, entry.data);
      if (outcome.kind === "done") {
        patchUser((user) => withFollow(user, target.type, target.name, action === "follow"));
      }
      if (isAwaited) return;
      if (outcome.kind === "done") notify(getFollowText(action, target), "success");
      else if (outcome.kind === "failed" && isRequestError(outcome.error)) {
        const { kind } = followFailure(outcome.error);
        notify(getFollowText(kind === "done" ? action : kind, target), "error");
      }
    },
  };
}

/** Returns true if another tab has already done the same. The tab that sent it has stored the new profile. */
function isDoneElsewhere(action: Action, { type, name }: Follow): boolean {
  const here = getUser(sessionStore().getState());
  const stored = readCachedUser();
  if (!here || stored?.id !== here.id) return false;
  const [before, now] = [here, stored].map((user) => getFollowedKeys(user).includes(followKey(type, name)));
  return before !== now && now === (action === "follow");
}

/** Shows the user's followed topics with their waiting writes applied. Sets the store only when something differs. */
function updateFollowed(): void {
  const user = getUser(sessionStore().getState());
  if (!user) return; // Guests have no waiting writes.
  const followed = new Set(getFollowedKeys(user));
  for (const { reader, action, subject } of outboxStore().getState().entries) {
    if (reader !== user.id) continue;
    if (action === "follow") followed.add(subject);
    else if (action === "unfollow") followed.delete(subject);
  }
  const shown = followingStore().getState().followed;
  const isSame = followed.size === shown.size && [...followed].every((key) => shown.has(key));
  if (!isSame) followingStore().setState({ followed });
}
