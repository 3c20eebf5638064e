import { adoptStyles } from "@quire/core";
import {
  AnchoredFrame,
  type CreateShell,
  createContainer,
  createFrame,
  hostRoot,
  type ShellRoot,
  type Skeleton,
} from "@quire/core/frame";
import { controlsSheet, keepBeside } from "@quire/ui";
import { confirmInPlace } from "./confirm-in-place.js";
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
    const root = hostRoot(host);
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
