import { type RefObject, useLayoutEffect, useRef } from "react";

/** Returns a ref that makes an element inert while `isInert`. React 18 does not know the attribute. */
export function useInert(isInert: boolean): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) place.current.inert = isInert;
  });
  return place;
}
