import { useHost } from "@quire/element";
import { useLayoutEffect } from "react";
import { useSessionNow } from "./use-session-now.js";
import { type WhyProps, whomOf, writeWhy } from "./write-why.js";

/** Has it written above the cards why it is shut, as long as it is. */
export function useWhy(props: WhyProps, isShut: boolean): void {
  const { shell } = useHost();
  const session = useSessionNow();
  useLayoutEffect(() => {
    writeWhy(shell, props, isShut ? whomOf(session) : undefined);
  });
}
