import { notify } from "@quire/core";
import { useHost, type WidgetState } from "@quire/element";
import type { FilingOutcome } from "@quire/services/library";
import { offerUndo } from "@quire/services/outbox";
import { getUser, sessionStore, useDraft, useSession } from "@quire/services/session";
import type { FormControl } from "@quire/ui";
import type { ReactNode } from "react";
import { destroyFlyout } from "../destroy-flyout.js";
import { getFlyoutName } from "../get-trigger.js";
import { SignedInFlyout } from "../signed-in-flyout.js";
import { useCleared } from "../use-cleared.js";
import { whenClosed } from "../when-closed.js";
import { draftForm, getNewFolder, pick } from "./draft.js";
import { type FolderChanges, getFolderChanges } from "./folder-changes.js";
import { FolderForm, type FolderValues } from "./folder-form.js";
import { text } from "./text.js";
import { type Choice, useChoice } from "./use-choice.js";
import { useClosing } from "./use-closing.js";

interface FilingFlyoutProps {
  /** Key of the item. Another item starts with an empty draft. */
  readonly about: string;
  readonly subject: string;
  /** Id of a single item, whose folders are checked initially. */
  readonly itemId?: string;
  /** Confirmation after success (content-8). */
  readonly message: string;
  /** Runs the filing, or resolves to a message for input that must be corrected first. */
  readonly onFile: (changes: FolderChanges, choice: Choice) => Promise<FilingOutcome | string>;
  readonly onDone: (
    outcome: Extract<FilingOutcome, { kind: "done" }>,
    changes: FolderChanges,
    choice: Choice,
  ) => void;
  /** Renders the failures of a partly successful filing. */
  readonly partly: (outcome: Extract<FilingOutcome, { kind: "partly" }>, choice: Choice) => ReactNode;
  /** Renders the finished steps when nothing was filed, or nothing if no step was done. */
  readonly notFiled: (outcome: Extract<FilingOutcome, { kind: "not-filed" }>) => ReactNode;
  readonly children?: ReactNode;
}

/** The common part of save, organize and bulk-organize: a choice of folders, and the outcome of the filing. */
export function FilingFlyout(props: FilingFlyoutProps): ReactNode {
  const { about, subject, itemId, message, onFile, onDone, partly, notFiled, children } = props;
  const { shell, signal } = useHost();
  const reader = getUser(useSession())?.id;
  const choice = useChoice(reader, itemId);
  const drafting = useDraft(draftForm, `${getFlyoutName(shell.host)} ${about}`);
  const closing = useClosing();
  useCleared(shell.host, drafting.reset);

  async function send({ title, description = "" }: FolderValues, form: FormControl): Promise<ReactNode> {
    closing.stop();
    const newFolder = title === undefined ? undefined : { name: title, description };
    const changes = getFolderChanges(drafting.draft, choice, newFolder);
    const outcome = await onFile(changes, choice);
    const isStale = signal.aborted || getUser(sessionStore().getState())?.id !== reader;
    return isStale ? null : handleOutcome(outcome, changes, form);
  }

  function handleOutcome(
    outcome: FilingOutcome | string,
    changes: FolderChanges,
    form: FormControl,
  ): ReactNode {
    if (typeof outcome === "string") return outcome;
    // Text that was typed during the request belongs to the next folder.
    const title = form.typedSince("title").trim();
    if ("folder" in outcome && outcome.folder) {
      pickMade(outcome.folder.id, title);
      form.fill("title", title);
    }
    switch (outcome.kind) {
      case "done":
        onDone(outcome, changes, choice);
        return end(message, outcome.undo, title);
      case "waiting":
        return end(text("waiting"), outcome.undo, title);
      case "partly":
        choice.load();
        return partly(outcome, choice);
      case "folder-not-made":
        if (outcome.why.kind !== "taken") return fail(outcome.why.kind);
        form.fail("title", text("taken", { name: outcome.why.name }));
        form.focus("title");
        return null;
      case "not-filed":
        return notFiled(outcome) || fail(outcome.why.kind);
    }
  }
  /** Checks the created folder, so that a retry adds the remaining items to it. */
  function pickMade(id: string, title: string): void {
    drafting.change((draft) => ({ ...pick(draft, id, true), ...getNewFolder(title) }));
  }
  function end(words: string, undo: (() => Promise<boolean>) | undefined, title: string): null {
    drafting.reset();
    if (title) drafting.change(() => getNewFolder(title));
    if (undo) whenClosed(shell.host, () => offerBack(words, undo));
    destroyFlyout(shell.host, words);
    return null;
  }
  function fail(why: string): ReactNode {
    if (why === "sign-in-needed") return null; // The session has ended; the flyout asks to sign in.
    if (why === "read-only") return text("readOnlyFailed");
    if (why === "full") return text("full");
    closing.start();
    return text("failed");
  }
  const change: typeof drafting.change = (changes) => {
    closing.stop();
    drafting.change(changes);
  };
  return (
    <SignedInFlyout screen={`${about} ${choice.status}`} state={getWidgetState(choice)}>
      {() => (
        <FolderForm {...drafting} change={change} subject={subject} choice={choice} onSubmit={send}>
          {children}
        </FolderForm>
      )}
    </SignedInFlyout>
  );
}

function getWidgetState({ status }: Choice): WidgetState {
  if (status !== "failed") return status;
  return navigator.onLine === false ? "offline" : "error";
}

/** Offers an Undo of a filing, and shows its outcome. */
export function offerBack(confirmation: string, undo: () => Promise<boolean>): void {
  offerUndo(confirmation, async () => {
    const isUndone = await undo();
    notify(text(isUndone ? "undone" : "notUndone"), isUndone ? "success" : "error");
  });
}
