import { createFrame } from "./create-frame.js";
import type { FrameOptions } from "./frame.js";
import { createContainer, getHostRoot, type ShellRoot } from "./shell.js";
import type { CreateShell } from "./shell-registry.js";

export interface OverlayOptions extends Omit<FrameOptions, "title" | "trigger"> {
  /** Returns the heading for the host's current attributes. */
  readonly title: (host: HTMLElement) => string;
  readonly root: ShellRoot;
}

/** Makes the shell of an overlay: a frame with React's container. The frame can open before the widget loads. */
export function overlayShell({ title, root: where, ...options }: OverlayOptions): CreateShell {
  return (host) => {
    const root = getHostRoot(host);
    const { container, content } = createContainer(host, where);
    const frame = createFrame(host, root, content, { ...options, title: () => title(host) });
    return { host, root, container, frame };
  };
}
