import { report } from "@quire/core";
import { useHost } from "@quire/element";
import type { Passkey } from "@quire/services/contract";
import type { AddPasskeyOutcome } from "@quire/services/passkey";
import { BusyButton, Notice, useNextFocus } from "@quire/ui";
import { type ReactNode, useEffect, useState } from "react";
import { GenericFailure } from "../../customer-service/generic-failure.js";
import { PasswordAgain } from "./password-again.js";
import { text } from "./text.js";

interface AddPasskeyProps {
  readonly username: string | undefined;
  readonly onBegin: () => void;
  readonly onAdded: (passkey: Passkey) => void;
}

/** Adds a passkey on one click. Without a recent sign-in, it asks for the password first. */
export function AddPasskey({ username, onBegin, onAdded }: AddPasskeyProps): ReactNode {
  const host = useHost();
  const [isPasswordNeeded, setPasswordNeeded] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<ReactNode>();
  const focusNext = useNextFocus();
  useEffect(() => {
    loadCalls().catch(report); // A click loads them again.
  }, []);

  function showPassword(isNeeded: boolean): void {
    setPasswordNeeded(isNeeded);
    const next = isNeeded
      ? '.quire-passkeys > form [name="currentPassword"]'
      : ".quire-passkeys-add > .quire-button";
    focusNext(() => host.shell.container.querySelector<HTMLElement>(next));
  }
  async function add(currentPassword?: string): Promise<AddPasskeyOutcome> {
    const { addPasskey } = await loadCalls();
    const outcome = await addPasskey(currentPassword);
    if (outcome.kind === "added" && !host.signal.aborted) onAdded(outcome.passkey);
    return outcome;
  }
  async function press(): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    onBegin();
    try {
      const outcome = await add();
      if (host.signal.aborted) return;
      if (outcome.kind === "password-needed") showPassword(true);
      setMessage(wordsFor(outcome));
    } catch (cause) {
      report(cause);
      if (!host.signal.aborted) setMessage(text("refused"));
    } finally {
      if (!host.signal.aborted) setBusy(false);
    }
  }
  async function send(currentPassword: string): Promise<AddPasskeyOutcome> {
    const outcome = await add(currentPassword);
    if (outcome.kind === "added" && !host.signal.aborted) showPassword(false);
    return outcome;
  }

  if (isPasswordNeeded)
    return (
      <PasswordAgain
        name="add-passkey"
        lead={text("passwordLead")}
        username={username}
        onSend={send}
        getFailureText={wordsFor}
        onCancel={() => showPassword(false)}
      />
    );
  return (
    <div className="quire-passkeys-add">
      {message && <Notice tone="error">{message}</Notice>}
      <BusyButton isBusy={isBusy} onPress={press}>
        {text("add")}
      </BusyButton>
    </div>
  );
}

/** Returns the message for a passkey that was not added (beyond-31). */
function wordsFor(outcome: AddPasskeyOutcome): ReactNode {
  switch (outcome.kind) {
    case "added":
    case "password-needed":
    case "password-wrong":
    case "aborted":
    case "sign-in-needed": // The session has ended; the flyout asks to sign in.
      return null;
    case "not-used":
      return text("notMade");
    case "known":
    case "locked":
    case "enough":
      return text(outcome.kind);
    case "unsupported":
      return text("cannot");
    case "failed":
      return "error" in outcome ? <GenericFailure /> : text("refused");
  }
}

/** Loads the calls. After a failure the next call retries. */
function loadCalls(): Promise<typeof import("./calls.js")> {
  return import("./calls.js");
}
