import { useFrameEvents } from "@quire/element";
import type { Passkey } from "@quire/services/contract";
import { loadPasskeys } from "@quire/services/passkey";
import { useSession } from "@quire/services/session";
import { useEffect, useState } from "react";

export interface ReaderPasskeys {
  /** The passkeys; undefined while they load, or after a failure. */
  readonly list: readonly Passkey[] | undefined;
  readonly failed: boolean;
  readonly change: (list: readonly Passkey[]) => void;
  readonly reload: () => void;
}

interface PasskeysRead {
  /** Id of their owner. */
  readonly reader: string | undefined;
  readonly list?: readonly Passkey[];
  readonly failed?: true;
}

/** Returns the current user's passkeys. They load again at each opening, because they can change elsewhere. */
export function usePasskeys(): ReaderPasskeys {
  const session = useSession();
  const reader = session.status === "known" ? session.user.id : undefined;
  const [round, setRound] = useState(0);
  const [read, setRead] = useState<PasskeysRead>({ reader });
  useFrameEvents(
    () => setRound((before) => before + 1),
    () => {},
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round loads again.
  useEffect(() => {
    if (reader === undefined) return;
    const abort = new AbortController();
    loadPasskeys(abort.signal).then((outcome) => {
      if (abort.signal.aborted) return;
      if (outcome.kind === "read") setRead({ reader, list: outcome.passkeys });
      // An earlier list stays after a failure.
      else setRead((before) => (ofReader(before, reader).list ? before : { reader, failed: true }));
    });
    return () => abort.abort();
  }, [reader, round]);

  const { list, failed = false } = ofReader(read, reader);
  return {
    list,
    failed,
    change: (changed) => setRead({ reader, list: changed }),
    reload() {
      setRead({ reader });
      setRound((before) => before + 1);
    },
  };
}

const ofReader = (read: PasskeysRead, reader: string | undefined): PasskeysRead =>
  read.reader === reader ? read : { reader };
