import { GenericFailure } from "@quire/features/credentials";
import type { Passkey } from "@quire/services/contract";
import { removePasskey } from "@quire/services/passkey";
import { Notice } from "@quire/ui";
import { type ReactNode, useState } from "react";
import { BusyButton, QuietButton } from "../buttons.js";
import { text } from "./view/text.js";

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onCancel: () => void;
  readonly onRemoved: (removed: Passkey, words: string) => void;
}

/** Asks before a passkey goes: it cannot be brought back. */
export function RemovePasskey({ passkey, onCancel, onRemoved }: RemovePasskeyProps): ReactNode {
  const { id, name } = passkey;
  const [isBusy, setBusy] = useState(false);
  const [isFailed, setFailed] = useState(false);

  async function answerYes(): Promise<void> {
    setBusy(true);
    setFailed(false);
    const { kind } = await removePasskey(id);
    setBusy(false);
    if (kind === "done" || kind === "gone") onRemoved(passkey, text("removed", { name }));
    else setFailed(kind === "failed");
  }
  return (
    <fieldset className="quire-passkey-question">
      <legend>{text("question", { name })}</legend>
      {isFailed && (
        <Notice tone="error">
          <GenericFailure />
        </Notice>
      )}
      <div className="quire-actions">
        <BusyButton isDanger isBusy={isBusy} onPress={answerYes}>
          {text("remove")}
        </BusyButton>
        <QuietButton onPress={onCancel}>{text("cancel")}</QuietButton>
      </div>
    </fieldset>
  );
}
