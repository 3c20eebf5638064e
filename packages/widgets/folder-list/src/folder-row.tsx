import { isPlainClick } from "@quire/core";
import type { Folder } from "@quire/services/contract";
import { getFolderPath, isGiftFolder } from "@quire/services/library";
import type { MouseEvent, ReactNode } from "react";
import { getDetail } from "./folder-list-model.js";
import { text } from "./text.js";

interface FolderRowProps {
  readonly folder: Folder | "all";
  /** Number of its items, if it is known. */
  readonly count: number | undefined;
  readonly isSelected: boolean;
  /** Selects a folder on this page. If undefined, the link is followed. */
  readonly onSelect: ((folder: Folder | "all") => void) | undefined;
  /** The folder's actions, while it is selected. */
  readonly children?: ReactNode;
}

/** A folder as a link to its page. A plain click shows it on this page. */
export function FolderRow({ folder, count, isSelected, onSelect, children }: FolderRowProps): ReactNode {
  const { id, name, slug } = getDetail(folder);
  function press(event: MouseEvent): void {
    if (!onSelect || !isPlainClick(event)) return;
    event.preventDefault();
    onSelect(folder);
  }
  return (
    <li part="item">
      <a
        part="link"
        href={getFolderPath({ slug })}
        data-folder={id ?? ""}
        aria-current={isSelected ? "page" : undefined}
        aria-description={count === undefined ? undefined : text("items", { count })}
        onClick={press}
      >
        {isGiftFolder({ slug }) && <GiftIcon />}
        <span part="name">{name}</span>
      </a>
      {count !== undefined && (
        <span part="count" aria-hidden="true">
          {text("count", { count })}
        </span>
      )}
      {children}
    </li>
  );
}

function GiftIcon(): ReactNode {
  return (
    <svg part="gift" viewBox="0 0 20 20" role="img" aria-label={text("gift")}>
      <path d="M2.5 6.5h15v3.5h-15zM4 10v7.5h12V10M10 6.5v11M10 6.5C7 6.5 5.5 5.5 5.5 4S8 1.5 10 6.5c2-5 4.500-4 4.500-2.500s-1.500 2.500-4.500 2.500" />
    </svg>
  );
}
