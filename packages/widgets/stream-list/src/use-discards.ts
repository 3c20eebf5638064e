import { report } from "@quire/core";
import type { Stream } from "@quire/services/streams";
import { type RefObject, useEffect } from "react";

/**
 * Hides items that were discarded, or moved out of the shown folder, anywhere on the page. An undo or a failure brings
 * them back to their places. The code for it loads with the first library.
 * @param folder the shown folder; empty for everything, `undefined` if the list is not a library
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
