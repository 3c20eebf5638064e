import { ownDocument } from "@quire/core";
import type { AccountDetails } from "@quire/services/contract";
import { refreshSession } from "@quire/services/session";
import { loadAccountDetails } from "@quire/services/settings";
import { useEffect, useRef, useState } from "react";

export interface AccountDetailsRead {
  /** Undefined while they load, or after a failure. */
  readonly details: AccountDetails | undefined;
  readonly isFailed: boolean;
  /** Sets the e-mail address that waits for its confirmation. */
  setPending(emailAddress: string): void;
  reload(): void;
}

/**
 * Loads the details of the account. They load again when the reader returns to the page with a waiting e-mail address,
 * because the mailed link opens in another tab.
 */
export function useAccountDetails(): AccountDetailsRead {
  const [round, setRound] = useState(0);
  const [details, setDetails] = useState<AccountDetails>();
  const [isFailed, setFailed] = useState(false);
  const pending = useRef("");
  pending.current = details?.pendingEmailAddress ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again.
  useEffect(() => {
    const abort = new AbortController();
    void loadAccountDetails(abort.signal).then((outcome) => {
      if (abort.signal.aborted) return;
      setFailed(outcome.kind !== "read");
      if (outcome.kind !== "read") return;
      // A confirmed address is part of the profile.
      if (pending.current && !outcome.details.pendingEmailAddress) void refreshSession();
      setDetails(outcome.details);
    });
    return () => abort.abort();
  }, [round]);
  useEffect(() => {
    const abort = new AbortController();
    const look = () => {
      if (pending.current && ownDocument.visibilityState === "visible") setRound((before) => before + 1);
    };
    ownDocument.addEventListener("visibilitychange", look, { signal: abort.signal });
    return () => abort.abort();
  }, []);
  return {
    details,
    isFailed: isFailed && !details,
    setPending: (pendingEmailAddress) =>
      setDetails((before) => ({ subscription: null, ...before, pendingEmailAddress })),
    reload() {
      setFailed(false);
      setRound((before) => before + 1);
    },
  };
}
