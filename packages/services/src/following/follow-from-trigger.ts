import { type Activation, issuePath, QuireError, type TriggerState } from "@quire/core";
import * as v from "valibot";
import { type Follow, FollowSchema } from "../contract/index.js";
import { readyToTell } from "../outbox/index.js";
import { askForSignIn, loadSession, type Session, sessionStore } from "../session/index.js";
import { activityOf } from "./activity.js";
import { execute, type FollowAction } from "./follow-action.js";
import { text } from "./text.js";

export { readyToTell };

/** Follows or unfollows what the trigger names; a guest signs in first, and it is carried out then. */
export async function followFromTrigger(activation: Activation, action: FollowAction): Promise<TriggerState> {
  const { status } = await settled();
  const target = targetOf(activation, action, status === "known");
  const needsAccount = status === "anonymous" && (target.type === "topic" || target.email === undefined);
  const isDone = !needsAccount && (await execute(action, target));
  if (!isDone) {
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
  return action === "follow" ? "on" : "idle";
}

async function settled(): Promise<Session> {
  const session = sessionStore().getState();
  return session.status === "unknown" ? loadSession() : session;
}

/** @throws QuireError `follow/unsupported-activity`, `trigger/incomplete` */
function targetOf({ element, data }: Activation, action: FollowAction, isKnown: boolean): Follow {
  const { name } = data;
  const type = activityOf(data.type ?? "topic");
  const email = isKnown || type === "topic" ? undefined : (data.email ?? emailBeside(element));
  const result = v.safeParse(FollowSchema, { type, name, ...(email !== undefined && { email }) });
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new QuireError(
    "trigger/incomplete",
    `A ${action} trigger cannot be used: data-${issuePath(issue)}.`,
    {
      why: `${issue.message}.`,
      fix: 'Write data-type="topic|newsletter|marketingCampaign" and data-name="Strategy".',
    },
  );
}

/** The e-mail field of the form that the trigger stands in; what autofill put there counts too. */
function emailBeside(element: HTMLElement): string | undefined {
  return element.closest("form")?.querySelector<HTMLInputElement>('input[type="email"]')?.value.trim();
}
