import { type Activation, formatIssuePath, parseJson, QuireError } from "@quire/core";
import * as v from "valibot";
import { saveItem as saveRow } from "../contract/index.js";
import type { ItemToSave } from "./filing.js";

const NAME = /^item([A-Z].*)$/;

/**
 * Returns the item of a trigger: from `data-item` as JSON, or from `data-item-id`, `data-item-title` and so on. Commas
 * separate authors.
 * @throws QuireError `trigger/incomplete`
 */
export function getTriggerItem(data: Activation["data"]): ItemToSave {
  const result = v.safeParse(
    saveRow.body.schema,
    data.item === undefined ? toItemFields(data) : fromJson(data.item),
  );
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw toIncompleteError(`At "${formatIssuePath(issue)}": ${issue.message}.`);
}

/** Returns the id in an `unsave` trigger, and its item if the trigger has enough data to save it again. */
export function getTriggerSave(data: Activation["data"]): { id: string; item: ItemToSave | undefined } {
  const fields = data.item === undefined ? toItemFields(data) : fromJson(data.item);
  const result = v.safeParse(saveRow.body.schema, fields);
  const { id } = Object(fields) as { id?: unknown };
  if (typeof id !== "string" || id === "") throw toIncompleteError("It has no id.");
  return { id, item: result.success ? result.output : undefined };
}

function toItemFields(data: Activation["data"]): Record<string, unknown> {
  const item: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(data)) {
    const [, field] = NAME.exec(name) ?? [];
    if (field && value !== "") item[field[0]?.toLowerCase() + field.slice(1)] = value;
  }
  if (typeof item.authors === "string") item.authors = item.authors.split(",").map((author) => author.trim());
  return item;
}

function fromJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch (cause) {
    throw toIncompleteError("Its data-item is not JSON.", cause);
  }
}

function toIncompleteError(why: string, cause?: unknown): QuireError {
  return new QuireError("trigger/incomplete", "A save or unsave trigger cannot be used.", {
    why,
    fix: 'Write data-item-id="10042" data-item-title="What Is Strategy?" data-item-url="/2026/11/strategy".',
    cause,
  });
}
