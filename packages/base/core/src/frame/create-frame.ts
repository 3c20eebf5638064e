import { adoptStyles } from "../index.js";
import sheet from "./frame.css?inline";
import type { Frame, FrameOptions } from "./frame.js";

/**
 * Creates the frame of `host` in `root`.
 * @param content place of React's content: a node of the shadow root, or a slot for the light DOM
 */
export function createFrame(
  host: HTMLElement,
  root: ShadowRoot,
  content: Node,
  options: FrameOptions,
): Frame {
  const { kind: Kind, skeleton } = options;
  adoptStyles(root, sheet, ...Kind.sheets, ...(skeleton?.sheets ?? []));
  const frame = new Kind(host, content, options);
  root.append(frame.panel);
  followOpen(frame);
  return frame;
}

/** Opens and closes the frame by the host's attribute `open`, until the host's class does it. */
function followOpen(frame: Frame): void {
  const { host } = frame;
  const follow = () => {
    if (!host.isConnected || customElements.get(host.localName)) return;
    if (host.hasAttribute("open")) frame.open();
    else frame.close();
  };
  new MutationObserver(follow).observe(host, { attributeFilter: ["open"] });
  // The shell is created first, so this runs later.
  queueMicrotask(follow);
}
