import { ownWindow } from "@quire/core";
import { correctPage, counted, enterPage, type NumberedList, type Stream } from "@quire/services/streams";
import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Has the address say which page shows: each that the reader goes to is an entry of the history, once it is there, and
 * Back and Forward go from one to the other.
 * @param onPage a page that the reader asked for is there
 * @returns goes to a page
 */
export function usePages(
  { id, parameter }: NumberedList,
  stream: Stream,
  page: number,
  onPage: () => void,
): (page: number) => void {
  const wanted = useRef<number>(undefined);
  // Another topic begins with its first page. A tab that is pressed next must find the address of this page.
  useLayoutEffect(() => correctPage({ id, parameter }, page), [id, parameter, page]);
  useEffect(
    () =>
      stream.store.subscribe(({ status, page: there }) => {
        if (status !== "ready" || wanted.current === undefined) return;
        const isThere = there === wanted.current;
        wanted.current = undefined;
        if (!isThere) return;
        enterPage({ id, parameter }, there); // Now, for what is kept of it is kept with its own entry.
        onPage();
      }),
    [id, parameter, stream, onPage],
  );
  useEffect(() => {
    const follow = () => {
      wanted.current = undefined;
      const said = counted(parameter);
      if (said !== stream.store.getState().page) void stream.goTo(said);
    };
    ownWindow.addEventListener("popstate", follow);
    return () => ownWindow.removeEventListener("popstate", follow);
  }, [stream, parameter]);
  return (next) => {
    wanted.current = next;
    void stream.goTo(next);
  };
}
