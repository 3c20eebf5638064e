import { ownWindow } from "@quire/core";
import { correctPage, counted, enterPage, type Stream } from "@quire/streams-service";
import { useEffect } from "react";

/**
 * Has the address say which page shows: each that the reader goes to is an entry of the history, and Back and Forward
 * go from one to the other.
 * @returns goes to a page
 */
export function usePages(
  id: string,
  stream: Stream,
  page: number,
  onPage: () => void,
): (page: number) => void {
  // What came by another topic or tab has begun anew.
  useEffect(() => correctPage(id, page), [id, page]);
  useEffect(() => {
    const follow = () => {
      const wanted = counted("page");
      if (wanted !== stream.store.getState().page) void stream.goTo(wanted);
    };
    ownWindow.addEventListener("popstate", follow);
    return () => ownWindow.removeEventListener("popstate", follow);
  }, [stream]);
  return (next) => {
    enterPage(id, next);
    void stream.goTo(next).then(onPage);
  };
}
