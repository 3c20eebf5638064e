import { joinNames } from "@quire/core";
import type { Folder } from "@quire/services/contract";
import { type FilingOutcome, fileItem, foldersStore, type ItemToSave } from "@quire/services/library";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { Flyout } from "../flyout.js";
import { FilingFlyout } from "./filing-flyout.js";
import { FilingProblem } from "./filing-problem.js";
import type { FolderChanges } from "./folder-changes.js";
import { type GivenItem, getGivenItem } from "./item-attributes.js";
import { text } from "./text.js";
import type { Choice } from "./use-choice.js";

/** `detail` of `quire-saved` and `quire-organized`. */
export interface ItemFiled {
  readonly item: ItemToSave;
  /** The item's folders, without My Library. */
  readonly folders: readonly Folder[];
}

interface ItemFilingProps {
  readonly given: GivenItem;
  readonly confirmation: string;
  /** Saved state to assume when the request for it fails. */
  readonly isSaved?: boolean;
  readonly onFiled: (detail: ItemFiled) => void;
}

/** A flyout that files one item. */
export function ItemFiling({ given, ...rest }: ItemFilingProps): ReactNode {
  const item = getGivenItem(given);
  if (item) return <OneItem {...rest} item={item} />;
  return (
    <Flyout screen="nothing" state="empty">
      <Notice tone="error">{text("nothing")}</Notice>
    </Flyout>
  );
}

interface OneItemProps extends Omit<ItemFilingProps, "given"> {
  readonly item: ItemToSave;
}

function OneItem({ item, confirmation, isSaved: assumed, onFiled }: OneItemProps): ReactNode {
  async function file({ add, remove, newFolder }: FolderChanges, choice: Choice): Promise<FilingOutcome> {
    const isSaved = choice.isSaved ?? assumed;
    const isUnchanged = add.length + remove.length === 0 && !newFolder;
    if (isSaved && isUnchanged) return { kind: "done" };
    return fileItem({ item, add, remove, newFolder, isSaved });
  }
  function done({ folder }: { folder?: Folder }, { add, remove }: FolderChanges, choice: Choice): void {
    const inside = new Set([...choice.inside, ...add, ...(folder ? [folder.id] : [])]);
    for (const id of remove) inside.delete(id);
    choice.setSavedIn(inside);
    const { folders } = foldersStore().getState();
    onFiled({ item, folders: folders.filter(({ id }) => inside.has(id)) });
  }
  return (
    <FilingFlyout
      about={item.id}
      subject={item.title}
      itemId={item.id}
      message={confirmation}
      onFile={file}
      onDone={done}
      partly={({ failed }, { folders }) => {
        const names = failed.map(({ listId }) => folders.find(({ id }) => id === listId)?.name ?? listId);
        return <FilingProblem words={[text("notChanged", { folders: joinNames(new Set(names)) })]} />;
      }}
      notFiled={({ folder, isSaved }) => {
        const words = [
          ...(folder ? [text("folderMade", { folder: folder.name })] : []),
          ...(isSaved ? [text("savedOnly", { item: item.title })] : []),
        ];
        return words.length > 0 && <FilingProblem words={[...words, text("notFiled")]} />;
      }}
    />
  );
}
