import { useEffect, useRef, useState } from "react";

/** Returns a value that follows `value` at once, but changes at most every `ms`. The last value always arrives. */
export function useThrottled<Value>(value: Value, ms: number): Value {
  const [shown, setShown] = useState(value);
  const last = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (value === shown) return;
    const show = () => {
      last.current = performance.now();
      setShown(value);
    };
    const timer = setTimeout(show, Math.max(0, last.current + ms - performance.now()));
    return () => clearTimeout(timer);
  }, [value, shown, ms]);
  return shown;
}
