import { getUser, useSession } from "@quire/services/session";
import { useEffect, useRef } from "react";

/**
 * Calls `changed` when the known user signs out in any tab, or is replaced by another user (`isOther`). The
 * next user must not see the results of the previous user.
 */
export function useReaderChange(changed: (isOther: boolean) => void): void {
  const session = useSession();
  const id = getUser(session)?.id;
  const known = useRef(id);
  const call = useRef(changed);
  useEffect(() => {
    call.current = changed;
  });
  useEffect(() => {
    const isOther = id !== undefined && known.current !== undefined && id !== known.current;
    if (isOther || (session.status === "anonymous" && known.current !== undefined)) call.current(isOther);
    known.current = id ?? known.current;
  }, [session.status, id]);
}
