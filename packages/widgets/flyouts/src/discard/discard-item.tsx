import { notify } from "@quire/core";
import { useHost } from "@quire/element";
import { type ItemToSave, type SaveOutcome, unsaveItem } from "@quire/services/library";
import { offerUndo } from "@quire/services/outbox";
import { type ReactNode, useRef, useState } from "react";
import { whenClosed } from "../when-closed.js";
import { DiscardQuestion } from "./discard-question.js";
import { text } from "./text.js";
import { useEnding } from "./use-ending.js";

/** `detail` of `quire-discarded`. */
export interface Discarded {
  readonly id: string;
}

interface DiscardItemProps {
  readonly item: ItemToSave;
  readonly onDiscarded: (detail: Discarded) => void;
}

/** Asks for confirmation and discards the item. The page shows it at once, and reverts after a failure. */
export function DiscardItem({ item, onDiscarded }: DiscardItemProps): ReactNode {
  const [isBusy, setBusy] = useState(false);
  /** Set synchronously, because a second click can come before React renders. */
  const sending = useRef(false);
  const [problem, setProblem] = useState<string>();
  const ending = useEnding();
  const { shell } = useHost();

  async function discard(): Promise<void> {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setProblem(undefined);
    // Undo would restore an item without its address, so such an item has no Undo.
    const outcome = await unsaveItem(item.id, item.url ? item : undefined);
    sending.current = false;
    if (ending.hasEnded()) return;
    setBusy(false);
    showOutcome(outcome);
  }
  function showOutcome(outcome: SaveOutcome): void {
    switch (outcome.kind) {
      case "done":
      case "waiting": {
        const message = text(outcome.kind === "done" ? "removed" : "waiting");
        const { undo } = outcome;
        if (undo) whenClosed(shell.host, () => offerBack(message, undo));
        ending.end(message);
        onDiscarded({ id: item.id });
        break;
      }
      case "sign-in-needed":
        break; // The session has ended; the flyout asks to sign in.
      default: {
        const message = text(outcome.kind === "read-only" ? "readOnly" : "failed");
        setProblem(message);
        ending.fail(message);
      }
    }
  }
  return <DiscardQuestion what={item.title} isBusy={isBusy} problem={problem} onYes={discard} />;
}

/** Offers an Undo of a discard. */
function offerBack(message: string, undo: () => Promise<SaveOutcome>): void {
  offerUndo(message, async () => {
    const { kind } = await undo();
    if (kind === "done" || kind === "waiting") notify(text("undone"), "success");
    else notify(text("notUndone"), "error");
  });
}
