import * as configuration from "@quire/services/configuration";
import {
  type Access,
  type AccessRule,
  getAccess,
  loadSession,
  type Session,
  sessionStore,
  useSession,
} from "@quire/services/session";
import { useEffect, useRef, useState } from "react";

/** Milliseconds after which a session request without a response counts as failed. */
const SESSION_TIMEOUT_MS = 19_000;

/** The state of the session request: `trying` is a retry after a failure. */
type Inquiry = "asking" | "failed" | "trying";

export interface AccessState {
  readonly access: Access | "failed";
  /** True during a retry after a failure. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * Returns the current user's access, updated by all tabs. While the session reloads, an open paywall closes without a
 * message, and a card with typed text stays. While `held`, after a sign-in in this paywall, everything stays.
 * @example
 * const { access, retry } = useAccess(props, held);
 */
export function useAccess(rule: AccessRule, held: boolean): AccessState {
  const session = useSessionNow();
  const isUnknown = session.status === "unknown" && !held;
  const { inquiry, retry } = useInquiry(isUnknown);
  const found = getAccess(session, rule, configuration.tiers());
  const fresh: AccessState["access"] = found === "unknown" && inquiry !== "asking" ? "failed" : found;
  const before = useRef<AccessState["access"]>(fresh);
  const stays = held || (fresh === "unknown" && before.current === "sign-in");
  const access = stays ? before.current : fresh;
  useEffect(() => {
    before.current = access;
  });
  return { access, isRetrying: inquiry === "trying", retry };
}

/** Loads the session while the user is unknown. */
function useInquiry(isUnknown: boolean): { inquiry: Inquiry; retry: () => void } {
  const [inquiry, setInquiry] = useState<Inquiry>("asking");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the session again
  useEffect(() => {
    if (!isUnknown) {
      setInquiry("asking");
      return;
    }
    let isCancelled = false;
    const fail = () => {
      if (!isCancelled) setInquiry("failed");
    };
    const timer = setTimeout(fail, SESSION_TIMEOUT_MS);
    void loadSession().then(({ status }) => {
      if (status === "unknown") fail();
    });
    return () => {
      isCancelled = true;
      clearTimeout(timer);
    };
  }, [isUnknown, attempt]);
  function retry(): void {
    setInquiry("trying");
    setAttempt(attempt + 1);
  }
  return { inquiry, retry };
}

/**
 * Returns the session, also during hydration. There `useSession` has none, but the initial content was rendered with it.
 * @example
 * const session = useSessionNow();
 */
export function useSessionNow(): Session {
  useSession(); // Renders again when the session changes.
  return sessionStore().getState();
}
