import { reactView, useHost } from "@quire/element";
import { type FilingOutcome, fileItems, type ItemToSave } from "@quire/services/library";
import { Notice } from "@quire/ui";
import { type ReactNode, useRef, useState } from "react";
import reportSheet from "../bulk-report/bulk-report.css?inline";
import { type FailedItem, getFailedItems } from "../bulk-report/failed-items.js";
import { FailedList } from "../bulk-report/failed-list.js";
import { Progress } from "../bulk-report/progress.js";
import { text as reportText } from "../bulk-report/text.js";
import { Flyout } from "../flyout.js";
import { FilingFlyout, offerBack } from "../folder-choice/filing-flyout.js";
import { FilingProblem } from "../folder-choice/filing-problem.js";
import type { FolderChanges } from "../folder-choice/folder-changes.js";
import { folderStyles } from "../folder-choice/styles.js";
import { text as choiceText } from "../folder-choice/text.js";
import { text } from "./text.js";

/** `detail` of `quire-bulk-organized`. */
export interface BulkOrganized {
  /** Ids of the items that are in the folders now. */
  readonly done: readonly string[];
  readonly failed: readonly FailedItem[];
}

interface BulkOrganizeViewProps {
  readonly items: readonly ItemToSave[];
  readonly onBulkOrganized: (detail: BulkOrganized) => void;
}

/** Adds many saved items to folders (content-2.25). Failed items are listed, and can be retried. */
export function BulkOrganizeView({ items, onBulkOrganized }: BulkOrganizeViewProps): ReactNode {
  const about = items.map(({ id }) => id).join(" ");
  if (items.length > 0) {
    return <ManyItems key={about} about={about} items={items} onBulkOrganized={onBulkOrganized} />;
  }
  return (
    <Flyout screen="nothing" state="empty">
      <Notice tone="error">{choiceText("nothing")}</Notice>
    </Flyout>
  );
}

interface ManyItemsProps extends BulkOrganizeViewProps {
  readonly about: string;
}

function ManyItems({ about, items, onBulkOrganized }: ManyItemsProps): ReactNode {
  const all = [...new Set(items.map(({ id }) => id))];
  /** Ids of the items still to be added. */
  const [left, setLeft] = useState<readonly string[]>(all);
  const [progress, setProgress] = useState<number>();
  const host = useHost();
  const showProgress = (done?: number) => host.signal.aborted || setProgress(done);
  /** One entry for each attempt; `undefined` for an attempt that cannot be undone. */
  const undos = useRef<FilingOutcome["undo"][]>([]);

  async function file({ add, newFolder }: FolderChanges): Promise<FilingOutcome | string> {
    if (add.length === 0 && !newFolder) return text("choose");
    showProgress(0);
    try {
      return withImmediateUndo(await fileItems({ ids: left, add, newFolder }, showProgress));
    } finally {
      showProgress();
    }
  }
  /** Returns the outcome, with one Undo for all attempts, until every item is done. */
  function withImmediateUndo({ undo, ...outcome }: FilingOutcome): FilingOutcome {
    const { kind } = outcome;
    const all = undos.current;
    if (undo || kind === "done" || kind === "partly") all.push(undo);
    if (kind === "done" || kind === "waiting") undos.current = [];
    if (all.length === 0 || all.includes(undefined)) return outcome;
    return { ...outcome, undo: () => undoAll(all.splice(0)) };
  }
  function emitOutcome(failed: readonly FailedItem[]): readonly string[] {
    const bad = failed.map(({ id }) => id);
    const done = left.filter((id) => !bad.includes(id));
    onBulkOrganized({ done, failed });
    return done;
  }
  return (
    <FilingFlyout
      about={about}
      subject={reportText("items", { n: left.length })}
      message={text("added", { n: left.length })}
      onFile={file}
      onDone={() => {
        emitOutcome([]);
        setLeft(all);
      }}
      partly={(outcome) => {
        const failed = getFailedItems(outcome.failed, items, getReason);
        const done = emitOutcome(failed);
        const { undo } = outcome;
        const said = done.length > 0 && text("added", { n: done.length });
        // The message shows once: in the Undo offer, if there is one.
        if (said && undo) offerBack(said, undo);
        setLeft(failed.map(({ id }) => id));
        return (
          <FilingProblem words={[said && !undo ? said : text("noneAdded")]} retry={reportText("retry")}>
            <FailedList failed={failed} />
          </FilingProblem>
        );
      }}
      notFiled={({ folder }) =>
        folder && (
          <FilingProblem
            words={[choiceText("folderMade", { folder: folder.name }), choiceText("manyNotFiled")]}
          />
        )
      }
    >
      {progress !== undefined && <Progress done={progress} all={left.length} />}
    </FilingFlyout>
  );
}

/** Undoes the last step first. */
async function undoAll(undos: readonly FilingOutcome["undo"][]): Promise<boolean> {
  let isUndone = true;
  for (const undo of undos.toReversed()) if (!(await undo?.())) isUndone = false;
  return isUndone;
}

function getReason(code: string): string {
  switch (code) {
    case "not-saved":
      return text("notSaved");
    case "no-list":
      return text("noFolder");
    case "read-only":
      return text("readOnly");
    default:
      return text("notAdded");
  }
}

/** The export that the element imports later. */
export const view = reactView(BulkOrganizeView, ...folderStyles, reportSheet);
