import { type Activation, ensureToast, QuireError, type TriggerState } from "@quire/core";
import type { Follow } from "../contract/index.js";
import { askForSignIn, loadSession, type Session, sessionStore, whenKnown } from "../session/index.js";
import { activityOf } from "./activity.js";
import type { FollowAction } from "./follow-action.js";
import { followKey } from "./followed-keys.js";
import { followingStore } from "./following-store.js";
import { text } from "./text.js";

/** What carries it out: a guest who is to sign in needs nothing of it. */
const carryingOut = () => import("./follow-action.js");

/**
 * Has ready what a press will run, and tells of it: for a reader who is known, who acts without a connection too, and
 * where somebody can sign up without an account.
 */
export async function readyToFollow(triggers: readonly HTMLElement[]): Promise<void> {
  whenKnown(() => {
    ensureToast();
    carryingOut().catch(() => {}); // It is asked for again at a press.
  });
  if (triggers.some(({ dataset: { type = "topic" } }) => type !== "topic")) await carryingOut();
}

/** Follows or unfollows what the trigger names; a guest signs in first, and it is carried out then. */
export async function followFromTrigger(activation: Activation, action: FollowAction): Promise<TriggerState> {
  const { status } = await settled();
  const target = targetOf(activation, action, status === "known");
  // The store knows, also where page code has changed the button.
  if (action === "follow" && isFollowed(target)) return "on";
  const needsAccount = status === "anonymous" && (target.type === "topic" || target.email === undefined);
  const carried = needsAccount ? "sign-in-needed" : await (await carryingOut()).execute(action, target);
  if (carried === "sign-in-needed") {
    const { element: trigger, keyboard, data } = activation;
    // With followType 'enable-this' it is kept under `follow-subscribe-data` (accounts-4.22).
    const { followType } = data;
    const pending = { action, data: { ...target, ...(followType && { followType }) } };
    askForSignIn(pending, {
      trigger,
      keyboard,
      reason: text(`${action}Reason`, { type: target.type, name: target.name }),
    });
    return "idle";
  }
  // A refusal leaves it as it was; `failed` would offer a try that cannot help (beyond-178).
  return (action === "follow") === (carried === "done") ? "on" : "idle";
}

function isFollowed({ type, name }: Follow): boolean {
  const { isSettled, followed } = followingStore().getState();
  return isSettled && followed.has(followKey(type, name));
}

async function settled(): Promise<Session> {
  const session = sessionStore().getState();
  return session.status === "unknown" ? loadSession() : session;
}

/** @throws QuireError `follow/unsupported-activity`, `trigger/incomplete` */
function targetOf({ element, data }: Activation, action: FollowAction, isKnown: boolean): Follow {
  const type = activityOf(data["type"] ?? "topic");
  const name = within("name", data["name"]?.trim() ?? "", 1, 200, action);
  const email = isKnown || type === "topic" ? undefined : (data["email"] ?? emailBeside(element));
  return { type, name, ...(email !== undefined && { email: within("email", email, 0, 254, action) }) };
}

/** As the contract has it; that takes a schema, which a guest's press does without. */
function within(what: string, said: string, least: number, most: number, action: FollowAction): string {
  if (said.length >= least && said.length <= most) return said;
  throw new QuireError("trigger/incomplete", `A ${action} trigger cannot be used: data-${what}.`, {
    why: `It has ${said.length} characters; ${least} to ${most} are expected.`,
    fix: 'Write data-type="topic|newsletter|marketingCampaign" and data-name="Strategy".',
  });
}

/** The e-mail field of the form that the trigger stands in; what autofill put there counts too. */
function emailBeside(element: HTMLElement): string | undefined {
  return element.closest("form")?.querySelector<HTMLInputElement>('input[type="email"]')?.value.trim();
}
