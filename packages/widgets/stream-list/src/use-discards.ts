import { report } from "@quire/core";
import type { Stream } from "@quire/services/streams";
import { type RefObject, useEffect } from "react";

/**
 * What is discarded from a library, or moved out of the folder that shows, vanishes, wherever that was done; it comes
 * back to its place when it is undone or fails. What does so comes with the first library.
 * @param folder whose content shows; empty for everything, `undefined` where the list is no library
 */
export function useDiscards(
  stream: Stream,
  list: RefObject<HTMLDivElement | null>,
  folder: string | undefined,
): void {
  useEffect(() => {
    if (folder === undefined) return;
    const abort = new AbortController();
    const { signal } = abort;
    import("./discards/follow-discards.js").then(({ followDiscards }) => {
      if (!signal.aborted) followDiscards(stream, list, folder, signal);
    }, report);
    return () => abort.abort();
  }, [stream, list, folder]);
}
