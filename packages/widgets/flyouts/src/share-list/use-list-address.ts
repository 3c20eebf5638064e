import { useFrame, useFrameEvents } from "@quire/element";
import { listAddress } from "@quire/services/sharing";
import { useEffect, useState } from "react";

interface ListAddress {
  /** The folder's address, or undefined while it loads. */
  readonly address: string | "failed" | undefined;
  readonly isAsked: boolean;
  readonly retry: () => void;
}

/** Requests the shareable address of a folder when the flyout opens, and again after a failure. */
export function useListAddress(listId: string): ListAddress {
  const { isOpen } = useFrame();
  const [asked, setAsked] = useState(isOpen ? 1 : 0);
  const [found, setFound] = useState<{ readonly listId: string; readonly address: string }>();
  const hasFailed = found?.address === "failed";
  function ask(): void {
    setFound(undefined);
    setAsked((before) => before + 1);
  }
  useFrameEvents(
    () => {
      if (asked === 0 || hasFailed) ask();
    },
    () => {},
  );
  useEffect(() => {
    if (asked === 0) return;
    const abort = new AbortController();
    const { signal } = abort;
    const asking = listId ? listAddress(listId, signal) : Promise.resolve(undefined);
    void asking.then((address = "failed") => {
      if (!signal.aborted) setFound({ listId, address });
    });
    return () => abort.abort();
  }, [asked, listId]);
  const address = found?.listId === listId ? found.address : undefined;
  return { address, isAsked: asked > 0, retry: ask };
}
