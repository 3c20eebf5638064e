import { isElement } from "@quire/core";
import { useHost } from "@quire/element";
import { useLayoutEffect } from "react";

/**
 * Removes the template's own forms while the widget replaces them. Even a hidden second password field would
 * confuse password managers. They are restored on unmount. The children of a React component stay.
 * @param areNeeded true to keep the forms
 * @example
 * usePlainForms();
 */
export function usePlainForms(areNeeded = false): void {
  const { host } = useHost().shell;
  useLayoutEffect(() => {
    if (areNeeded || !host.localName.startsWith("quire-")) return;
    const parts = [...host.childNodes].filter((node) => !(isElement(node) && node.slot));
    for (const part of parts) part.remove();
    return () => host.prepend(...parts);
  }, [host, areNeeded]);
}
