import { getTree, ownDocument, QuireError, report } from "@quire/core";
import { plainShell } from "@quire/core/frame";
import { useHost } from "@quire/element";
import { useLayoutEffect, useState } from "react";

/** The cards' place: the widget itself, another element of the page, or none if that element is missing. */
export type Place = "own" | "missing" | HTMLElement;

/** Finds the element that `container` selects, and adds a host for the cards there until the widget is removed. */
export function usePlace(container: string | undefined): Place | undefined {
  const { shell } = useHost();
  const [place, setPlace] = useState<Place | undefined>(container ? undefined : "own");
  useLayoutEffect(() => {
    if (!container) {
      setPlace("own");
      return;
    }
    const target = findContainer(shell.host, container);
    if (!target) {
      reportMissing(container);
      setPlace("missing");
      return;
    }
    // A separate host has Quire's tokens and resets, as in the widget.
    const room = ownDocument.createElement("div");
    target.append(room);
    setPlace(plainShell("light")(room).container);
    return () => room.remove();
  }, [shell, container]);
  return place;
}

function findContainer(host: HTMLElement, selector: string): Element | null {
  const page = getTree(host);
  try {
    return page.querySelector(selector);
  } catch {
    return null; // An invalid selector matches no element.
  }
}

/** Reports the missing container (accounts-8.27, for developers). */
function reportMissing(container: string): void {
  report(
    new QuireError("paywall/container", "Failed to load paywall component", {
      why: `– there is no "${container}" on the page.`,
      fix: "Correct container-selector, or leave it out to show the cards in the paywall's place.",
    }),
  );
}
