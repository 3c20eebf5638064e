import {
  ActionFailure,
  type Activation,
  getUserMessage,
  notify,
  report,
  type TriggerState,
} from "@quire/core";
import { loadToastEarly, offerUndo } from "../outbox/index.js";
import { askForSignIn, dedupe, loadSession, type Session, sessionStore } from "../session/index.js";
import type { ItemToSave } from "./filing.js";
import { getTriggerItem, getTriggerSave } from "./item-of-trigger.js";
import { saveItem, unsaveItem } from "./save-item.js";
import type { SaveOutcome } from "./save-outcome.js";
import { savedStore } from "./saved-store.js";
import { text } from "./text.js";

export { loadToastEarly };

export type SaveAction = "save" | "unsave";

/**
 * Saves or discards the trigger's item. A Save button of a saved item discards it. A guest signs in first, and the action
 * runs after that (content-6.1). Repeated clicks join a running one, because page code can replace the busy button.
 */
export async function saveFromTrigger(
  activation: Activation,
  requestedAction: SaveAction,
): Promise<TriggerState> {
  const target = getTarget(activation.data, requestedAction);
  return dedupe(`press ${requestedAction} ${target.id}`, () =>
    saveAndShow(activation, target, requestedAction),
  );
}

async function saveAndShow(
  { data, element: trigger, keyboard }: Activation,
  target: Target,
  requestedAction: SaveAction,
): Promise<TriggerState> {
  const isSaved = () => savedStore().getState().saved.get(target.id);
  const action = isSaved() ? "unsave" : requestedAction;
  const { status } = await getSettledSession();
  // The session failed to load, so the user is unknown.
  if (status === "unknown") throw new ActionFailure(text("lost"));
  // The store has the correct state, even if page code has changed the button.
  if (isSaved() === (action === "save")) return action === "save" ? "on" : "idle";
  const isDone = status !== "anonymous" && (await execute(action, target));
  if (!isDone) {
    // For 'save', registration can be forced instead of sign-in (accounts-4.21).
    const mode = action === "save" && data.mode === "registration" ? "registration" : "sign-in";
    const title = target.item?.title;
    const reason = text("reason", { action, titled: title ? "yes" : "no", title: title ?? "" });
    askForSignIn({ action, data: target }, { trigger, keyboard, mode, reason });
    return "idle";
  }
  return action === "save" ? "on" : "idle";
}

export type Target = { readonly id: string; readonly item: ItemToSave | undefined };

function getTarget(data: Activation["data"], action: SaveAction): Target {
  if (action === "unsave") return getTriggerSave(data);
  const item = getTriggerItem(data);
  return { id: item.id, item };
}

async function getSettledSession(): Promise<Session> {
  const session = sessionStore().getState();
  return session.status === "unknown" ? loadSession() : session;
}

/**
 * Runs the action, shows its outcome and offers an Undo.
 * @returns false when the user has to sign in first
 * @throws ActionFailure with a message for the user
 */
export async function execute(action: SaveAction, { id, item }: Target): Promise<boolean> {
  const outcome = await (action === "save" && item ? saveItem(item) : unsaveItem(id, item));
  switch (outcome.kind) {
    case "sign-in-needed":
      return false;
    case "read-only":
      throw new ActionFailure(text("readOnly"));
    case "full":
      throw new ActionFailure(text("full"));
    case "failed":
      throw new ActionFailure(text("failed"), outcome.error);
  }
  const message = text(action === "save" ? "saved" : "removed");
  const shown = outcome.kind === "waiting" ? text("waiting") : message;
  if (outcome.undo) offerUndo(shown, () => undoIt(outcome.undo, action));
  else notify(shown, "success");
  return true;
}

async function undoIt(undo: (() => Promise<SaveOutcome>) | undefined, action: SaveAction): Promise<void> {
  try {
    const outcome = await undo?.();
    const isDone = outcome?.kind === "done" || outcome?.kind === "waiting";
    if (isDone) notify(text(action === "save" ? "removed" : "saved"), "success");
    else notify(text(outcome?.kind === "full" ? "full" : "failed"), "error");
  } catch (error) {
    report(error);
    notify(getUserMessage(error) ?? text("failed"), "error");
  }
}
