import { notify, pageSingleton } from "@quire/core";
import * as v from "valibot";
import { call, isRequestError } from "../client/index.js";
import { foldersOfItem, saveItem as saveRow, unsaveItem as unsaveRow } from "../contract/index.js";
import { type OutboxHandler, registerWrites } from "../outbox/index.js";
import type { FilingResult } from "./filing.js";
import { getItemId } from "./item-subject.js";
import { publishChange } from "./library-tabs.js";
import { toLibraryFailure } from "./save-outcome.js";
import { isSavedThere, publishSaved } from "./saved-store.js";
import { text } from "./text.js";

const UnsaveSchema = v.object({ id: v.string(), recall: v.boolean() });

/** Result of a save, with the item's earlier state. */
export interface Saved {
  readonly wasSaved: boolean;
}

/** Result of a discard: the folders that had the item, if they were requested. */
export interface Discarded {
  readonly listIds: readonly string[];
}

/** Registers the outbox handlers for saves, discards and filings. */
export function handleSaves(): void {
  pageSingleton("library-saves-handled", () => {
    registerWrites("save", { send: sendSave, settled: settleAs("saved") });
    registerWrites("unsave", { send: sendUnsave, settled: settleAs("removed") });
    registerWrites("file", { send: sendFiling, settled: settledFiling });
    return true;
  });
}

/** Sends a filing. Its code loads with the first filing. */
const sendFiling: OutboxHandler["send"] = async (data, _key, signal, isAwaited) =>
  (await import("./send-filing.js")).sendFiling(data, signal, isAwaited);

const sendSave: OutboxHandler["send"] = async (data, key, signal): Promise<Saved> => {
  // The row's schema validates stored data before they are sent.
  const body = data as Parameters<typeof call<typeof saveRow>>[1]["body"];
  const wasSaved = isSavedThere(body.id) ?? (await isSaved(body.id, signal));
  await call(saveRow, { body, key, signal });
  return { wasSaved };
};

/**
 * Returns true if an item is saved. An unknown state counts as saved, because an undo must not discard the
 * item.
 */
async function isSaved(id: string, signal: AbortSignal): Promise<boolean> {
  try {
    return (await call(foldersOfItem, { params: { id }, signal, retry: false })).saved;
  } catch (error) {
    if (isRequestError(error) && !signal.aborted) return true;
    throw error;
  }
}

async function sendUnsave(data: unknown, key: string, signal: AbortSignal): Promise<Discarded> {
  const { id, recall } = v.parse(UnsaveSchema, data);
  const listIds = recall ? await getFolders(id, signal) : [];
  await call(unsaveRow, { body: { id }, key, signal });
  return { listIds };
}

/** Loads the ids of an item's folders, for an undo. Empty after a failure: the item is then restored without folders. */
export async function getFolders(id: string, signal: AbortSignal): Promise<string[]> {
  try {
    const { lists } = await call(foldersOfItem, { params: { id }, signal, retry: false });
    return lists.filter(({ readOnly }) => !readOnly).map((list) => list.id);
  } catch (error) {
    if (isRequestError(error) && !signal.aborted) return [];
    throw error;
  }
}

const settledFiling: NonNullable<OutboxHandler["settled"]> = ({ subject }, outcome, isAwaited) => {
  // `sendFiling` returns this type.
  const result = outcome.kind === "done" ? (outcome.answer as FilingResult) : undefined;
  const id = getItemId(subject);
  const isSaved = result?.kind === "not-filed" ? result.isSaved : result?.kind === "done";
  if (isSaved && id !== undefined) publishSaved([id], true);
  if (result?.kind === "done" || result?.kind === "partly")
    publishChange({ ids: id === undefined ? [] : [id] });
  if (isAwaited) return;
  if (result?.kind === "done") notify(text("filed"), "success");
  else notify(text(result?.kind === "partly" ? "partly" : "failed"), "error");
};

function settleAs(messageKey: "saved" | "removed"): NonNullable<OutboxHandler["settled"]> {
  return ({ subject }, outcome, isAwaited) => {
    const id = getItemId(subject);
    if (outcome.kind === "done" && id !== undefined) publishSaved([id], messageKey === "saved");
    if (isAwaited) return;
    if (outcome.kind === "done") notify(text(messageKey), "success");
    else {
      const isFull = outcome.kind === "failed" && toLibraryFailure(outcome.error).kind === "full";
      notify(text(isFull ? "full" : "failed"), "error");
    }
  };
}
