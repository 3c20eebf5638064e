import { formatDay, ignoreSecondClick, pageLocale } from "@quire/core";
import type { Passkey } from "@quire/services/contract";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { RemovePasskey } from "./remove-passkey.js";
import { RenamePasskey } from "./rename-passkey.js";
import { text } from "./view/text.js";

export interface PasskeyRowProps {
  readonly passkey: Passkey;
  /** Its place in the list, when another passkey has the same name. */
  readonly place: number | undefined;
  /** The user whose password is asked for. */
  readonly username: string | undefined;
  /** It is being renamed, or asked whether to remove it. */
  readonly isEdited: boolean;
  /** Its next name, as far as it was typed before a session ended. */
  readonly typed: string | undefined;
  readonly onType: (name: string) => void;
  readonly onEdit: (isEdited: boolean) => void;
  readonly onRenamed: (renamed: Passkey) => void;
  /** With what is to be said of it. */
  readonly onRemoved: (removed: Passkey, words: string) => void;
}

type Way = "rename" | "remove";

/** A passkey: what it is called, since when, when it was used last; and what can be done with it. */
export function PasskeyRow(props: PasskeyRowProps): ReactNode {
  const { passkey, place, username, isEdited, typed, onType, onEdit, ...row } = props;
  const { name } = passkey;
  const [way, setWay] = useState<Way>("rename");
  const box = useRef<HTMLLIElement>(null);
  const wasEdited = useRef(isEdited);
  useLayoutEffect(() => {
    if (wasEdited.current === isEdited) return;
    wasEdited.current = isEdited;
    // The pressed button is gone. Its replacement takes the focus and returns it.
    const next = isEdited ? "input, button" : `[data-way="${way}"]`;
    box.current?.querySelector<HTMLElement>(next)?.focus();
    ignoreSecondClick();
  }, [isEdited, way]);

  const edit = (wanted: Way) => () => {
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
          <p className="quire-hint">{wordsOf(passkey).join(" · ")}</p>
          <div className="quire-passkey-ways">
            <button
              type="button"
              className="quire-link"
              data-way="rename"
              aria-label={labelOf("rename", name, place)}
              onClick={edit("rename")}
            >
              {text("rename")}
            </button>
            <button
              type="button"
              className="quire-link"
              data-way="remove"
              data-danger=""
              aria-label={labelOf("remove", name, place)}
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

/** Devices of one kind often give their passkeys the same name: then the place tells them apart (beyond-227). */
function labelOf(way: Way, name: string, place: number | undefined): string {
  if (place === undefined) return text(`${way}Label`, { name });
  return text(`${way}Place`, { name, place: String(place) });
}

function wordsOf({ created, lastUsed }: Passkey): string[] {
  const locale = pageLocale();
  const since = formatDay(created, locale);
  const used = formatDay(lastUsed, locale);
  const last = used ? text("lastUsed", { day: used }) : text("neverUsed");
  return since ? [text("created", { day: since }), last] : [last];
}
