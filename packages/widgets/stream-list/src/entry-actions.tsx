import type { StreamEntry } from "@quire/services/contract";
import { useIsSaved } from "@quire/services/library";
import { getUser, isSubscriber, useSession } from "@quire/services/session";
import { getItemId } from "@quire/services/streams";
import type { ReactNode } from "react";
import { getDownloads, getItemJson } from "./entry-model.js";
import { useList } from "./list-context.js";
import { text } from "./text.js";

/** The link to the folders when the overlay's code is missing. */
const LIBRARY = "/my-library";

interface ActionsProps {
  readonly entry: StreamEntry;
  readonly href: string | undefined;
}

/**
 * Shows the actions of an entry. They are triggers, and links until their code is loaded. Read-only entries have none
 * (content-6.10).
 */
export function EntryActions({ entry, href }: ActionsProps): ReactNode {
  const { isLibrary } = useList();
  const { title, content } = entry;
  const isFixed = content.readOnly;
  if (isFixed && !content.asset) return null;
  const item = getItemJson(entry);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's
    <div part="entry-actions" role="group" aria-label={text("actions", { title })}>
      {content.asset && <Downloads entry={entry} />}
      {!isFixed &&
        (isLibrary ? (
          <MoveButton item={item} title={title} />
        ) : (
          <Save item={item} id={getItemId(entry)} title={title} />
        ))}
      {!isFixed && href && <Share href={href} title={title} />}
      {!isFixed && isLibrary && <RemoveButton item={item} title={title} hasConfirmation={!href} />}
    </div>
  );
}

/** Returns a control's name, which contains the entry's title, because all entries have the same controls. */
function getName(action: string, title: string): string {
  return text("named", { action, title });
}

interface MoveProps {
  readonly item: string;
  readonly title: string;
}

function MoveButton({ item, title }: MoveProps): ReactNode {
  return (
    <a
      href={LIBRARY}
      aria-label={getName(text("move"), title)}
      data-quire-open="organize-flyout"
      data-item={item}
    >
      {text("move")}
    </a>
  );
}

interface RemoveProps extends MoveProps {
  /** Asks before it removes an item without an address, because undo could not restore it. */
  readonly hasConfirmation: boolean;
}

function RemoveButton({ item, title, hasConfirmation }: RemoveProps): ReactNode {
  const way = hasConfirmation ? { "data-quire-open": "discard-flyout" } : { "data-quire-do": "unsave" };
  return (
    <button
      type="button"
      aria-label={getName(text("discard"), title)}
      data-danger=""
      data-item={item}
      {...way}
    >
      {text("discard")}
    </button>
  );
}

interface SaveProps extends MoveProps {
  readonly id: string;
}

/** The button stays after a save, and so does the focus. A saved item can then be moved to folders. */
function Save({ item, id, title }: SaveProps): ReactNode {
  const isSaved = useIsSaved(id) === true;
  const label = text(isSaved ? "saved" : "save");
  return (
    <>
      <button type="button" aria-label={getName(label, title)} data-quire-do="save" data-item={item}>
        {label}
      </button>
      {isSaved && <MoveButton item={item} title={title} />}
    </>
  );
}

interface ShareProps {
  readonly href: string;
  readonly title: string;
}

function Share({ href, title }: ShareProps): ReactNode {
  const url = new URL(href, location.href).href;
  // A shortened title may end inside a surrogate pair, which no address can contain.
  const mail = `mailto:?subject=${encodeURIComponent(title.toWellFormed())}&body=${encodeURIComponent(url)}`;
  return (
    <a
      href={mail}
      aria-label={getName(text("share"), title)}
      data-quire-open="share-flyout"
      data-url={url}
      data-title={title}
    >
      {text("share")}
    </a>
  );
}

function Downloads({ entry }: { readonly entry: StreamEntry }): ReactNode {
  const { isPaywallEnabled } = useList();
  const session = useSession();
  const subscriberId = (isSubscriber(session) && getUser(session)?.subscriber?.digest) || "";
  return getDownloads(entry, isPaywallEnabled, subscriberId).map(({ href, format }) => (
    <a key={href} href={href} aria-label={getName(text("download", { format }), entry.title)} download="">
      {text("download", { format })}
    </a>
  ));
}
