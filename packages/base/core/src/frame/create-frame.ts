import { adoptStyles } from "../index.js";
import sheet from "./frame.css?inline";
import type { Frame, FrameOptions } from "./frame.js";

/**
 * Makes the frame of `host` and puts it into `root`. `content` is where React renders: a node of the
 * shadow root, or a slot for content in the light DOM.
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

/** Until the host's class is there to do it, its attribute `open` opens and closes the frame. */
function followOpen(frame: Frame): void {
  const { host } = frame;
  const follow = () => {
    if (!host.isConnected || customElements.get(host.localName)) return;
    if (host.hasAttribute("open")) frame.open();
    else frame.close();
  };
  new MutationObserver(follow).observe(host, { attributeFilter: ["open"] });
  // The shell around it is made first.
  queueMicrotask(follow);
}
