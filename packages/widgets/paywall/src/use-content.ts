import { announce, setOwnAttribute } from "@quire/core";
import { useHost } from "@quire/element";
import { useEffect, useLayoutEffect, useRef } from "react";
import { getGatedContent, showContent } from "./gated-content.js";
import { readOn } from "./read-on.js";
import { text } from "./text.js";

/**
 * Shows or hides the guarded content, and sets `data-access` on the host. It reports changes, and announces an opening.
 * @example
 * useContent(props.content, access, onChange);
 */
export function useContent(
  selector: string | undefined,
  access: "unknown" | "open" | "closed",
  onChange: (access: "open" | "closed") => void,
): void {
  const { shell } = useHost();
  const before = useRef<"unknown" | "open" | "closed">("unknown");
  useLayoutEffect(() => {
    showContent(getGatedContent(shell.host, selector), access === "open");
    setOwnAttribute(shell.host, "data-access", access);
  }, [shell, selector, access]);
  useEffect(() => {
    if (access === "unknown" || before.current === access) return;
    if (access === "open") readOn(getGatedContent(shell.host, selector));
    if (before.current === "closed") announce(text("opened"));
    before.current = access;
    onChange(access);
  });
}
