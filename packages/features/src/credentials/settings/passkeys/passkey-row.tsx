import { formatDay, ignoreSecondClick, pageLocale } from "@quire/core";
import type { Passkey } from "@quire/services/contract";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { RemovePasskey } from "./remove-passkey.js";
import { RenamePasskey } from "./rename-passkey.js";
import { text } from "./text.js";

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** The passkey's place in the list, if another passkey has the same name. */
  readonly place: number | undefined;
  /** The user whose password is asked for. */
  readonly username: string | undefined;
  /** True while the passkey is renamed or its removal is confirmed. */
  readonly isEdited: boolean;
  /** The new name that was typed before the session ended. */
  readonly typed: string | undefined;
  readonly onType: (name: string) => void;
  readonly onEdit: (isEdited: boolean) => void;
  readonly onRenamed: (renamed: Passkey) => void;
  /** Called after the removal, with the message to show. */
  readonly onRemoved: (removed: Passkey, words: string) => void;
}

type RowAction = "rename" | "remove";

/** A passkey with its name, its dates of creation and last use, and its actions. */
export function PasskeyRow(props: PasskeyRowProps): ReactNode {
  const { passkey, place, username, isEdited, typed, onType, onEdit, ...row } = props;
  const { name } = passkey;
  const [way, setWay] = useState<RowAction>("rename");
  const box = useRef<HTMLLIElement>(null);
  const wasEdited = useRef(isEdited);
  useLayoutEffect(() => {
    if (wasEdited.current === isEdited) return;
    wasEdited.current = isEdited;
    // The clicked button is removed. Its replacement takes the focus and returns it later.
    const next = isEdited ? "input, button" : `[data-way="${way}"]`;
    box.current?.querySelector<HTMLElement>(next)?.focus();
    ignoreSecondClick();
  }, [isEdited, way]);

  const edit = (wanted: RowAction) => () => {
    setWay(wanted);
    onEdit(true);
  };
  const cancel = () => onEdit(false);
  return (
    <li ref={box} className="quire-passkey">
      {isEdited && way === "rename" && (
        <RenamePasskey
          passkey={passkey}
          typed={typed}
          onType={onType}
          onCancel={cancel}
          onRenamed={(renamed) => {
            cancel();
            row.onRenamed(renamed);
          }}
        />
      )}
      {isEdited && way === "remove" && (
        <RemovePasskey passkey={passkey} username={username} onCancel={cancel} onRemoved={row.onRemoved} />
      )}
      {!isEdited && (
        <>
          <p className="quire-passkey-name">
            <bdi>{name}</bdi>
          </p>
          <p className="quire-hint">{getWords(passkey).join(" · ")}</p>
          <div className="quire-passkey-ways">
            <button
              type="button"
              className="quire-link"
              data-way="rename"
              aria-label={getLabel("rename", name, place)}
              onClick={edit("rename")}
            >
              {text("rename")}
            </button>
            <button
              type="button"
              className="quire-link"
              data-way="remove"
              data-danger=""
              aria-label={getLabel("remove", name, place)}
              onClick={edit("remove")}
            >
              {text("remove")}
            </button>
          </div>
        </>
      )}
    </li>
  );
}

/** Labels an action. Devices of one kind often use the same name, so the place is added then (beyond-227). */
function getLabel(way: RowAction, name: string, place: number | undefined): string {
  if (place === undefined) return text(`${way}Label`, { name });
  return text(`${way}Place`, { name, place: String(place) });
}

function getWords({ created, lastUsed }: Passkey): string[] {
  const locale = pageLocale();
  const since = formatDay(created, locale);
  const used = formatDay(lastUsed, locale);
  const last = used ? text("lastUsed", { day: used }) : text("neverUsed");
  return since ? [text("created", { day: since }), last] : [last];
}
