import { ownWindow } from "@quire/core";
import { correctPage, counted, enterPage, type NumberedList, type Stream } from "@quire/services/streams";
import { useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the page number in the address. Each page that the user opens is a history entry once it has loaded, and Back
 * and Forward move between them.
 * @param onPage called when a page that the user requested has loaded
 * @returns a function that opens a page
 */
export function usePages(
  { id, parameter }: NumberedList,
  stream: Stream,
  page: number,
  onPage: () => void,
): (page: number) => void {
  const wanted = useRef<number>(undefined);
  // Another topic starts at its first page. A tab that is chosen next must see the address of this page.
  useLayoutEffect(() => correctPage({ id, parameter }, page), [id, parameter, page]);
  useEffect(
    () =>
      stream.store.subscribe(({ status, page: there }) => {
        if (status !== "ready" || wanted.current === undefined) return;
        const isThere = there === wanted.current;
        wanted.current = undefined;
        if (!isThere) return;
        enterPage({ id, parameter }, there); // Before `onPage`, so that the place is stored in the new history entry.
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
