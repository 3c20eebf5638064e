import { announce, notify, ownDocument } from "@quire/core";
import type { Frame } from "@quire/core/frame";
import { closeAfter } from "./close-after.js";
import { DESTROY, getDestruction } from "./destroy-flyout.js";

/**
 * Handles the flyout's event `quire-destroy`. A message replaces the content for `milliseconds`, and then the flyout closes.
 * Without a message it closes at once (content-4.2).
 */
export function confirmInPlace(frame: Frame, milliseconds: number): void {
  const { host, panel } = frame;
  // The live region exists before its text, because screen readers announce later changes.
  const region = ownDocument.createElement("p");
  region.setAttribute("part", "confirmation");
  region.setAttribute("role", "status");
  panel.append(region);
  let shown: AbortController | undefined;

  function show(message: string, failed: boolean | undefined): void {
    shown?.abort();
    shown = new AbortController();
    // The focused element disappears.
    const hadFocus = panel.matches(":focus-within") || host.matches(":focus-within");
    if (hadFocus) panel.querySelector<HTMLElement>('[part="title"]')?.focus({ preventScroll: true });
    panel.setAttribute("data-confirmed", failed ? "failed" : "");
    region.textContent = message;
    closeAfter(frame, milliseconds, shown.signal);
  }
  function clear(): void {
    shown?.abort();
    panel.toggleAttribute("data-confirmed", false);
    region.textContent = "";
  }

  const own = (act: (event: Event) => void) => (event: Event) => {
    if (event.target === host) act(event);
  };
  host.addEventListener("quire-close", own(clear));
  host.addEventListener(
    DESTROY,
    own((event) => {
      const { message, failed } = getDestruction(event);
      if (message === undefined) frame.close("done");
      else if (frame.isOpen) show(message, failed);
      else if (failed) notify(message, "error");
      else announce(message); // The user has closed the flyout meanwhile.
    }),
  );
}
