import { useHost } from "@quire/element";
import type { Passkey } from "@quire/services/contract";
import { type RemovePasskeyOutcome, removePasskey } from "@quire/services/passkey";
import { BusyButton, Notice, QuietButton, useNextFocus } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { GenericFailure } from "../../customer-service/generic-failure.js";
import { PasswordAgain } from "./password-again.js";
import { text } from "./text.js";

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  /** The user whose password is asked for. */
  readonly username: string | undefined;
  readonly onCancel: () => void;
  readonly onRemoved: (removed: Passkey, words: string) => void;
}

/**
 * Asks before it removes a passkey, because there is no Undo. Without a recent sign-in it asks for the password too.
 */
export function RemovePasskey({ passkey, username, onCancel, onRemoved }: RemovePasskeyProps): ReactNode {
  const { id, name } = passkey;
  const host = useHost();
  const focusNext = useNextFocus();
  const [isBusy, setBusy] = useState(false);
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const [message, setMessage] = useState<ReactNode>();

  async function remove(currentPassword?: string): Promise<RemovePasskeyOutcome> {
    const outcome = await removePasskey(id, currentPassword);
    if (outcome.kind === "done" || outcome.kind === "gone") onRemoved(passkey, text("removed", { name }));
    return outcome;
  }
  async function answerYes(): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    const outcome = await remove();
    if (host.signal.aborted) return;
    setBusy(false);
    setMessage(getFailureText(outcome));
    if (outcome.kind !== "password-needed") return;
    setPasswordNeeded(true);
    focusNext(() =>
      host.shell.container.querySelector<HTMLElement>('.quire-passkey [name="currentPassword"]'),
    );
  }
  if (isPasswordNeeded)
    return (
      <PasswordAgain
        name="remove-passkey"
        lead={text("removeLead", { name })}
        username={username}
        onSend={remove}
        getFailureText={getFailureText}
        onCancel={onCancel}
      />
    );
  return (
    <fieldset className="quire-passkey-question">
      <legend>{text("question", { name })}</legend>
      {message && <Notice tone="error">{message}</Notice>}
      <div className="quire-actions">
        <BusyButton isDanger isBusy={isBusy} onPress={answerYes}>
          {text("remove")}
        </BusyButton>
        <QuietButton onPress={onCancel}>{text("cancel")}</QuietButton>
      </div>
    </fieldset>
  );
}

/** The message for a passkey that was not removed. */
function getFailureText({ kind }: RemovePasskeyOutcome): ReactNode {
  if (kind === "failed") return <GenericFailure />;
  return kind === "locked" ? text("locked") : null;
}
