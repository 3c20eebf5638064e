import * as configuration from "@quire/services/configuration";
import { loadSession } from "@quire/services/session";
import { useEffect, useRef, useState } from "react";
import { type Access, type AccessRule, accessOf } from "./access.js";
import { useSessionNow } from "./use-session-now.js";

/** Milliseconds after which a session that says nothing counts as one that cannot be asked. */
const PATIENCE = 19_000;

/** The state of the session request: `trying` is a retry after a failure. */
type Inquiry = "asking" | "failed" | "trying";

export interface AccessState {
  readonly access: Access | "failed";
  /** Somebody has asked again after a failure. */
  readonly isRetrying: boolean;
  readonly retry: () => void;
}

/**
 * The current user's access, kept in step with all tabs while the widget lives. While the session
 * asks anew, an open paywall closes without a word, and a card with what was typed stays. While `held`,
 * everything stays: the reader has just signed in here, and is on the way.
 */
export function useAccess(rule: AccessRule, held: boolean): AccessState {
  const session = useSessionNow();
  const isUnknown = session.status === "unknown" && !held;
  const { inquiry, retry } = useInquiry(isUnknown);
  const found = accessOf(session, rule, configuration.tiers());
  const fresh: AccessState["access"] = found === "unknown" && inquiry !== "asking" ? "failed" : found;
  const before = useRef<AccessState["access"]>(fresh);
  const stays = held || (fresh === "unknown" && before.current === "sign-in");
  const access = stays ? before.current : fresh;
  useEffect(() => {
    before.current = access;
  });
  return { access, isRetrying: inquiry === "trying", retry };
}

/** Asks who is reading while that is unknown. */
function useInquiry(isUnknown: boolean): { inquiry: Inquiry; retry: () => void } {
  const [inquiry, setInquiry] = useState<Inquiry>("asking");
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    if (!isUnknown) {
      setInquiry("asking");
      return;
    }
    let isOver = false;
    const fail = () => {
      if (!isOver) setInquiry("failed");
    };
    const timer = setTimeout(fail, PATIENCE);
    void loadSession().then(({ status }) => {
      if (status === "unknown") fail();
    });
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isUnknown, attempt]);
  function retry(): void {
    setInquiry("trying");
    setAttempt(attempt + 1);
  }
  return { inquiry, retry };
}
