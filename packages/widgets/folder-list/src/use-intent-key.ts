import { intentKey } from "@quire/core";
import { useRef } from "react";

/** @returns the Idempotency-Key of an intent: the same for the same values, whose first answer may have been lost */
export function useIntentKey(): (values: unknown) => string {
  const last = useRef({ said: "", key: "" });
  return (values) => {
    const said = JSON.stringify(values);
    if (last.current.said !== said) last.current = { said, key: intentKey() };
    return last.current.key;
  };
}
