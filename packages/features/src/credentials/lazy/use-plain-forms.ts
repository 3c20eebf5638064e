import { isElement } from "@quire/core";
import { useHost } from "@quire/element";
import { useLayoutEffect } from "react";

/**
 * Takes the template's plain forms out of the page while the widget does their work: a second field for a password,
 * even one that nobody sees, misleads password managers. They are put back when the widget goes. Those of a React
 * application are its own, and stay.
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
