import { userOf, useSession } from "@quire/services/session";
import { useEffect, useRef } from "react";

/**
 * Calls when whoever was known has gone, in whichever tab, or has become somebody else (`isOther`): what was found
 * for one reader is not the next one's to see.
 */
export function useReaderChange(changed: (isOther: boolean) => void): void {
  const session = useSession();
  const id = userOf(session)?.id;
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
