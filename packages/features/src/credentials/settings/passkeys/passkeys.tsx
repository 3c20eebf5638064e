import { useHost } from "@quire/element";
import type { Passkey } from "@quire/services/contract";
import { canUsePasskeys } from "@quire/services/passkey";
import type { DraftControl } from "@quire/services/session";
import { Notice, useNextFocus } from "@quire/ui";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import { AddPasskey } from "./add-passkey.js";
import { PasskeyRow } from "./passkey-row.js";
import { text } from "./text.js";

/** The passkey that is being renamed, and its typed name. */
const schema = v.object({ id: v.string(), name: v.string() });

export const renamingForm = { schema, empty: { id: "", name: "" } };

type Renaming = DraftControl<v.InferOutput<typeof schema>>;

/** An added or removed passkey. */
interface PasskeyChange {
  readonly id: string;
  readonly name: string;
}

export interface PasskeysEvents {
  readonly onPasskeyAdded: (detail: PasskeyChange) => void;
  readonly onPasskeyRemoved: (detail: PasskeyChange) => void;
}

interface PasskeysProps extends PasskeysEvents {
  readonly passkeys: readonly Passkey[];
  readonly change: (passkeys: readonly Passkey[]) => void;
  readonly renaming: Renaming;
  /** The user whose password is asked for. */
  readonly username: string | undefined;
}

/** The list of passkeys, the last result, and the form for a new one. */
export function Passkeys(props: PasskeysProps): ReactNode {
  const { passkeys, change, renaming, username, onPasskeyAdded, onPasskeyRemoved } = props;
  const { container } = useHost().shell;
  const [done, setDone] = useState<string>();
  /** Id of the passkey that is being renamed or removed, at most one at a time. */
  const [edited, setEdited] = useState<string | undefined>(renaming.draft.id);
  const focusNext = useNextFocus();
  const focusOn = (selector: string) => focusNext(() => container.querySelector<HTMLElement>(selector));

  function onAdded(passkey: Passkey): void {
    const { id, name } = passkey;
    change([passkey, ...passkeys]);
    setDone(text("added", { name }));
    onPasskeyAdded({ id, name });
  }
  function onRenamed(renamed: Passkey): void {
    change(passkeys.map((one) => (one.id === renamed.id ? renamed : one)));
    setDone(text("renamed", { name: renamed.name }));
  }
  function onRemoved({ id, name }: Passkey, words: string): void {
    change(passkeys.filter((one) => one.id !== id));
    setDone(words);
    onPasskeyRemoved({ id, name });
    // The focused element was removed with it.
    focusOn(".quire-passkeys-add .quire-button, .quire-passkey button");
  }
  return (
    <div className="quire-passkeys">
      <p className="quire-text">{text("lead")}</p>
      {done && <Notice tone="success">{done}</Notice>}
      {passkeys.length === 0 ? (
        <p className="quire-hint">{text("empty")}</p>
      ) : (
        <ul className="quire-passkey-list" aria-label={text("list")}>
          {passkeys.map((passkey, index) => (
            <PasskeyRow
              key={passkey.id}
              passkey={passkey}
              place={hasUniqueName(passkey, passkeys) ? undefined : index + 1}
              username={username}
              isEdited={edited === passkey.id}
              typed={renaming.draft.id === passkey.id ? renaming.draft.name : undefined}
              onType={(name) => renaming.change(() => ({ id: passkey.id, name }))}
              onEdit={(isEdited) => {
                renaming.reset();
                setEdited(isEdited ? passkey.id : undefined);
                setDone(undefined);
              }}
              onRenamed={onRenamed}
              onRemoved={onRemoved}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <AddPasskey username={username} onBegin={() => setDone(undefined)} onAdded={onAdded} />
      ) : (
        <p className="quire-hint">{text("cannot")}</p>
      )}
    </div>
  );
}

const hasUniqueName = ({ name }: Passkey, all: readonly Passkey[]): boolean =>
  all.filter((one) => one.name === name).length === 1;
