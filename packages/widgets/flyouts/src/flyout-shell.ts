import { adoptStyles, announce, notify, ownDocument } from "@quire/core";
import {
  AnchoredFrame,
  type CreateShell,
  createContainer,
  createFrame,
  type Frame,
  getHostRoot,
  type ShellRoot,
  type Skeleton,
} from "@quire/core/frame";
import { controlsSheet, keepBeside } from "@quire/ui";
import { closeAfter } from "./close-after.js";
import { DESTROY, getDestruction } from "./destroy-flyout.js";
import sheet from "./flyout-shell.css?inline";
import { getTrigger } from "./get-trigger.js";

export interface FlyoutOptions {
  /** Returns the heading for the host's current attributes. */
  readonly title: (host: HTMLElement) => string;
  readonly root: ShellRoot;
  /** Skeleton of a busy flyout. */
  readonly skeleton?: Skeleton;
  /** Places the open frame; by default next to its trigger. */
  readonly place?: typeof keepBeside;
  /** Milliseconds that a confirmation shows. Default: 2,000 (content-4.2). */
  readonly confirmation?: number;
}

/**
 * Makes the shell of all flyouts: a frame next to the trigger, which takes focus. The event `quire-destroy` closes it.
 */
export function flyoutShell({
  title,
  root: where,
  skeleton,
  place = keepBeside,
  confirmation = 2_000,
}: FlyoutOptions): CreateShell {
  return (host) => {
    const root = getHostRoot(host);
    const { container, content } = createContainer(host, where);
    const frame = createFrame(host, root, content, {
      kind: AnchoredFrame,
      align: "start",
      skeleton,
      title: () => title(host),
      get trigger() {
        return getTrigger(host);
      },
    });
    // Adopt the view's control styles early: a press then waits only for the view's code.
    adoptStyles(root, sheet, ...(where === "light" ? [] : [controlsSheet]));
    frame.onPlace(place);
    // The shared item's `title` must not become a tooltip of the whole panel.
    frame.panel.title = "";
    confirmInPlace(frame, confirmation);
    // A flyout is a form: focus moves into it however it was opened.
    host.addEventListener("quire-open", ({ target }) => {
      if (target === host) frame.panel.querySelector<HTMLElement>('[part="title"]')?.focus();
    });
    return { host, root, container, frame };
  };
}

/**
 * Handles the flyout's event `quire-destroy`. A message replaces the content for `milliseconds`, and then the flyout closes.
 * Without a message it closes at once (content-4.2).
 */
function confirmInPlace(frame: Frame, milliseconds: number): void {
  const { host, panel } = frame;
  // The live region exists before its text, because screen readers announce later changes.
  const region = ownDocument.createElement("p");
  region.setAttribute("part", "confirmation");
  region.setAttribute("role", "status");
  panel.append(region);
  let closeController: AbortController | undefined;

  function show(message: string, failed: boolean | undefined): void {
    closeController?.abort();
    closeController = new AbortController();
    // The focused element disappears.
    const hadFocus = panel.matches(":focus-within") || host.matches(":focus-within");
    if (hadFocus) panel.querySelector<HTMLElement>('[part="title"]')?.focus({ preventScroll: true });
    panel.setAttribute("data-confirmed", failed ? "failed" : "");
    region.textContent = message;
    closeAfter(frame, milliseconds, closeController.signal);
  }
  function clear(): void {
    closeController?.abort();
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
