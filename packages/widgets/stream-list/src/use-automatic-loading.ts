import type { Stream, StreamState } from "@quire/services/streams";
import { type RefObject, useEffect, useRef } from "react";

/** How near the end is near. */
const NEAR = "0px 0px 240px 0px";

/** @returns what stands at the end: where it comes near the window, the next page is loaded (content-9.4). */
export function useAutomaticLoading(
  stream: Stream,
  { page, status }: StreamState,
  isOn: boolean,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const isWaiting = isOn && status === "ready";
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each page it looks anew, for an observer tells of changes only
  useEffect(() => {
    if (!isWaiting || !sentinel.current || !stream.canLoadAutomatically()) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) void stream.loadAutomatically();
      },
      { rootMargin: NEAR },
    );
    observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [stream, isWaiting, page]);
  return sentinel;
}
