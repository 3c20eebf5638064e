import { type Activation, ensureToast, QuireError, type TriggerState } from "@quire/core";
import type { Follow } from "../contract/index.js";
import { askForSignIn, loadSession, type Session, sessionStore, whenKnown } from "../session/index.js";
import { getActivity } from "./activity.js";
import type { FollowAction } from "./follow-action.js";
import { followKey } from "./followed-keys.js";
import { followingStore } from "./following-store.js";
import { text } from "./text.js";

/** Loads the code that follows. Guests who must sign in do not need it. */
const loadAction = () => import("./follow-action.js");

/**
 * Loads the code for a click and its toast early: for a known user, whose clicks work without a connection,
 * and for triggers that need no account.
 */
export async function readyToFollow(triggers: readonly HTMLElement[]): Promise<void> {
  whenKnown(() => {
    ensureToast();
    loadAction().catch(() => {}); // The next click retries the loading.
  });
  if (triggers.some(({ dataset: { type = "topic" } }) => type !== "topic")) await loadAction();
}

/** Follows or unfollows the trigger's target. A guest signs in first, and the action runs after that. */
export async function followFromTrigger(activation: Activation, action: FollowAction): Promise<TriggerState> {
  const { status } = await getSettledSession();
  const target = getTarget(activation, action, status === "known");
  // The store has the correct state, even if page code has changed the button.
  if (action === "follow" && isFollowed(target)) return "on";
  const needsAccount = status === "anonymous" && (target.type === "topic" || target.email === undefined);
  const carried = needsAccount ? "sign-in-needed" : await (await loadAction()).execute(action, target);
  if (carried === "sign-in-needed") {
    const { element: trigger, keyboard, data } = activation;
    // If followType is 'enable-this', the action is stored under `follow-subscribe-data` (accounts-4.22).
    const { followType } = data;
    const pending = { action, data: { ...target, ...(followType && { followType }) } };
    askForSignIn(pending, {
      trigger,
      keyboard,
      reason: text(`${action}Reason`, { type: target.type, name: target.name }),
    });
    return "idle";
  }
  // A refusal keeps the earlier state. `failed` would offer a useless retry (beyond-178).
  return (action === "follow") === (carried === "done") ? "on" : "idle";
}

function isFollowed({ type, name }: Follow): boolean {
  const { isSettled, followed } = followingStore().getState();
  return isSettled && followed.has(followKey(type, name));
}

async function getSettledSession(): Promise<Session> {
  const session = sessionStore().getState();
  return session.status === "unknown" ? loadSession() : session;
}

/** @throws QuireError `follow/unsupported-activity`, `trigger/incomplete` */
function getTarget({ element, data }: Activation, action: FollowAction, isKnown: boolean): Follow {
  const type = getActivity(data["type"] ?? "topic");
  const name = checkLength("name", data["name"]?.trim() ?? "", 1, 200, action);
  const email = isKnown || type === "topic" ? undefined : (data["email"] ?? emailBeside(element));
  return { type, name, ...(email !== undefined && { email: checkLength("email", email, 0, 254, action) }) };
}

/** Checks a length as the contract does, but without a schema, which a guest's click does not load. */
function checkLength(what: string, value: string, least: number, most: number, action: FollowAction): string {
  if (value.length >= least && value.length <= most) return value;
  throw new QuireError("trigger/incomplete", `A ${action} trigger cannot be used: data-${what}.`, {
    why: `Its length is ${value.length}; ${least} to ${most} characters are expected.`,
    fix: 'Write data-type="topic|newsletter|marketingCampaign" and data-name="Strategy".',
  });
}

/** Returns the e-mail in the form around the trigger, also when it was autofilled. */
function emailBeside(element: HTMLElement): string | undefined {
  return element.closest("form")?.querySelector<HTMLInputElement>('input[type="email"]')?.value.trim();
}
