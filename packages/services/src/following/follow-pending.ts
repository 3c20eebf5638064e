import { ActionFailure } from "@quire/core";
import * as v from "valibot";
import { FollowSchema } from "../contract/index.js";
import { getActivity } from "./activity.js";
import { execute, type FollowAction } from "./follow-action.js";
import { text } from "./text.js";

/** Runs a guest's action after sign-in. @returns "", because the action has shown its outcome */
export async function followPending(action: FollowAction, data: unknown): Promise<string> {
  getActivity(Object(data).type);
  const target = v.parse(FollowSchema, data);
  if ((await execute(action, target)) === "sign-in-needed")
    throw new ActionFailure(text("sign-in-needed", { name: target.name }));
  return "";
}
