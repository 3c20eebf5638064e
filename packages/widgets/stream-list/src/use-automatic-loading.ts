import type { Stream, StreamState } from "@quire/services/streams";
import { type RefObject, useEffect, useRef } from "react";

/** The distance from the window at which the next page loads. */
const NEAR = "0px 0px 240px 0px";

/**
 * Loads the next page when the end of the list comes near the window (content-9.4).
 * @returns ref of the element at the end
 */
export function useAutomaticLoading(
  stream: Stream,
  { page, status }: StreamState,
  isOn: boolean,
): RefObject<HTMLDivElement | null> {
  const sentinel = useRef<HTMLDivElement>(null);
  const isWaiting = isOn && status === "ready";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page needs a new observer
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
