import { useHost } from "@quire/element";
import type { ItemFailure } from "@quire/services/contract";
import { discardItems, type ItemToSave, type RestoredItems } from "@quire/services/library";
import { type ReactNode, useRef, useState } from "react";
import { type FailedItem, getFailedItems } from "../bulk-report/failed-items.js";
import { FailedList } from "../bulk-report/failed-list.js";
import { Progress } from "../bulk-report/progress.js";
import { text as reportText } from "../bulk-report/text.js";
import { DiscardQuestion } from "../discard/discard-question.js";
import { text as discardText } from "../discard/text.js";
import { useEnding } from "../discard/use-ending.js";
import { whenClosed } from "../when-closed.js";
import { offerAllBack } from "./offer-all-back.js";
import { text } from "./text.js";

/** `detail` of `quire-bulk-discarded`. */
export interface BulkDiscarded {
  /** Ids of the discarded items. */
  readonly done: readonly string[];
  readonly failed: readonly FailedItem[];
}

interface DiscardManyProps {
  readonly items: readonly ItemToSave[];
  readonly onBulkDiscarded: (detail: BulkDiscarded) => void;
}

type Undo = () => Promise<RestoredItems>;

/** Result of a partly failed attempt. */
interface FailedAttempt {
  /** Message with the number of discarded items, or false when an Undo offer shows it. */
  readonly message: string | false;
  readonly failed: readonly FailedItem[];
}

/** Asks for confirmation and discards the items. Failed items are listed, and can be retried. */
export function DiscardMany({ items, onBulkDiscarded }: DiscardManyProps): ReactNode {
  const [tried, setTried] = useState<FailedAttempt>();
  const [problem, setProblem] = useState<string>();
  const [progress, setProgress] = useState<number>();
  const isBusy = useRef(false);
  const ending = useEnding();
  const { shell } = useHost();
  /** One entry for each attempt; `undefined` for an attempt that cannot be undone. */
  const undos = useRef<(Undo | undefined)[]>([]);
  const all = [...new Map(items.map((item) => [item.id, item])).values()];
  const left = tried ? all.filter(({ id }) => tried.failed.some((one) => one.id === id)) : all;

  async function discard(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setProblem(undefined);
    setProgress(0);
    const outcome = await discardItems(left, (done) => ending.hasEnded() || setProgress(done));
    isBusy.current = false;
    if (ending.hasEnded()) return;
    setProgress(undefined);
    switch (outcome.kind) {
      case "done":
        return showOutcome(outcome.done, outcome.failed, outcome.undo);
      case "waiting":
        offerBack(discardText("waiting"), outcome.undo, true);
        return ending.end(discardText("waiting"));
      case "sign-in-needed":
        return; // The session has ended; the flyout asks to sign in.
      default:
        fail(discardText(outcome.kind === "read-only" ? "readOnly" : "failed"));
    }
  }
  /**
   * Offers one Undo for all attempts. If the flyout shows the same message, the offer waits until it is closed.
   * @returns true when it is offered
   */
  function offerBack(message: string, undo: Undo | undefined, isConfirmed: boolean): boolean {
    undos.current.push(undo);
    if (undos.current.includes(undefined)) return false;
    const offer = () => offerAllBack(message, all, undoAll);
    if (isConfirmed) whenClosed(shell.host, offer);
    else offer();
    return true;
  }
  async function undoAll(): Promise<RestoredItems> {
    const results = await Promise.all(undos.current.splice(0).map((undo) => undo?.()));
    return {
      done: results.flatMap((result) => result?.done ?? []),
      failed: results.flatMap((result) => result?.failed ?? []),
    };
  }
  function showOutcome(
    done: readonly string[],
    failures: readonly ItemFailure[],
    undo: Undo | undefined,
  ): void {
    const failed = getFailedItems(failures, items, getReason);
    const allGone = text("removed", { n: all.length - failed.length });
    const isOffered = done.length > 0 && offerBack(allGone, undo, failed.length === 0);
    const message = text("removed", { n: done.length });
    onBulkDiscarded({ done, failed });
    if (failed.length === 0) {
      ending.end(message);
      return;
    }
    const shown = !isOffered && done.length > 0 && message;
    setTried({ message: shown, failed });
    const failedOnes = failed.map(({ title, reason }) => reportText("failedItem", { title, reason }));
    ending.fail([shown, ...failedOnes].filter(Boolean).join(" · "));
  }
  function fail(message: string): void {
    setProblem(message);
    ending.fail(message);
  }

  const report = tried && (
    <>
      {tried.message}
      <FailedList failed={tried.failed} />
    </>
  );
  return (
    <DiscardQuestion
      what={reportText("items", { n: left.length })}
      yes={tried && reportText("retry")}
      isBusy={progress !== undefined}
      problem={problem ?? report}
      onYes={discard}
    >
      {progress !== undefined && <Progress done={progress} all={left.length} />}
    </DiscardQuestion>
  );
}

function getReason(code: string): string {
  return text(code === "read-only" ? "readOnly" : "notRemoved");
}
