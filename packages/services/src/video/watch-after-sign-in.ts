import { pageSingleton } from "@quire/core";
import * as v from "valibot";
import { askForSignIn, onPendingAction } from "../session/index.js";

const ACTION = "watch-video";
const WantedSchema = v.object({ id: v.string() });

interface Waiting {
  /** Functions that start a video, by its id. */
  readonly startById: Map<string, () => void>;
  /** Id of a video that was requested before its player existed. */
  wantedId: string | undefined;
}

const getWaiting = () =>
  pageSingleton("video-waiting", (): Waiting => ({ startById: new Map(), wantedId: undefined }));

/** Opens sign-in for a guest who wants to watch a video. It plays after the sign-in, also after a reload. */
export function signInToWatch(
  id: string,
  from: { readonly trigger: HTMLElement; readonly keyboard: boolean },
): void {
  askForSignIn({ action: ACTION, data: { id } }, from);
}

/** Calls `start` once after the user has signed in to watch this video. @returns a function that unsubscribes */
export function onSignedInToWatch(id: string, start: () => void): () => void {
  const { startById } = getWaiting();
  startById.set(id, start);
  onPendingAction(ACTION, async (data) => {
    watch(v.parse(WantedSchema, data).id);
    return ""; // The playing video needs no message.
  });
  if (getWaiting().wantedId === id) watch(id);
  return () => {
    if (startById.get(id) === start) startById.delete(id);
  };
}

function watch(id: string): void {
  const { startById } = getWaiting();
  const start = startById.get(id);
  getWaiting().wantedId = start ? undefined : id;
  start?.();
}
