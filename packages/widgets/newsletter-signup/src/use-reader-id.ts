import { loadSession, useSession } from "@quire/services/session";
import { useEffect, useState } from "react";

/** Whose page it is: an id, "" for a guest, `undefined` while that is not known. Nobody who can be found out is a guest. */
export function useReaderId(): string | undefined {
  const session = useSession();
  const [isTried, setTried] = useState(false);
  const isUnknown = session.status === "unknown";
  useEffect(() => {
    if (isUnknown) void loadSession().then(() => setTried(true));
  }, [isUnknown]);
  if (session.status === "known") return session.user.id;
  return isUnknown && !isTried ? undefined : "";
}
