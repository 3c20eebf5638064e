import { loadSession, useSession } from "@quire/services/session";
import { useEffect, useState } from "react";

/**
 * Returns the current user's id, "" for a guest, `undefined` while unknown. A user whose session fails to
 * load counts as a guest.
 */
export function useReaderId(): string | undefined {
  const session = useSession();
  const [isTried, setTried] = useState(false);
  const isUnknown = session.status === "unknown";
  useEffect(() => {
    if (!isUnknown) return;
    let isOver = false;
    void loadSession().then(() => isOver || setTried(true));
    return () => {
      isOver = true;
    };
  }, [isUnknown]);
  if (session.status === "known") return session.user.id;
  return isUnknown && !isTried ? undefined : "";
}
