import { useHost } from "@quire/element";
import { quotaOf, userOf, useSession } from "@quire/services/session";
import { useLayoutEffect } from "react";
import { type WhyProps, writeWhy } from "./write-why.js";

/** Has it written above the cards why it is shut, as long as it is. */
export function useWhy(props: WhyProps, isShut: boolean): void {
  const { shell } = useHost();
  const session = useSession();
  useLayoutEffect(() => {
    const whom = { isKnown: userOf(session) !== undefined, quota: quotaOf(session) };
    writeWhy(shell, props, isShut ? whom : undefined);
  });
}
