import { ActionFailure } from "@quire/core";
import * as v from "valibot";
import { saveItem as saveRow } from "../contract/index.js";
import { execute, type SaveAction } from "./save-from-trigger.js";
import { text } from "./text.js";

const TargetSchema = v.object({ id: v.string(), item: v.optional(saveRow.body.schema) });

/** Runs a guest's action after sign-in. @returns "", because the action has shown its outcome */
export async function savePending(action: SaveAction, data: unknown): Promise<string> {
  const { id, item } = v.parse(TargetSchema, data);
  if (!(await execute(action, { id, item }))) throw new ActionFailure(text("signInNeeded"));
  return "";
}
