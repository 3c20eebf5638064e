import { useHost } from "@quire/element";
import { useLayoutEffect } from "react";
import { useSessionNow } from "./use-session-now.js";
import { getReasonUser, type WhyProps, writeWhy } from "./write-why.js";

/**
 * Shows the reason above the cards while the paywall is closed.
 * @example
 * useWhy(props, access !== "open");
 */
export function useWhy(props: WhyProps, isShut: boolean): void {
  const { shell } = useHost();
  const session = useSessionNow();
  useLayoutEffect(() => {
    writeWhy(shell, props, isShut ? getReasonUser(session) : undefined);
  });
}
