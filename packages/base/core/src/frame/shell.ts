import { adoptStyles, ownDocument } from "../index.js";
import hostSheet from "./host.css?inline";
import type { CreateShell } from "./shell-registry.js";

/** Where React renders: in the shadow root, or in the light DOM, where password managers see fields. */
export type ShellRoot = "shadow" | "light";

const LIGHT_SLOT = "quire-content";

/** The shadow root of a host, also one that the page's server has sent along. */
export function hostRoot(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  adoptStyles(root, hostSheet);
  return root;
}

/** Makes the container that React renders into, and the node that stands for it in the shadow root. */
export function createContainer(
  host: HTMLElement,
  kind: ShellRoot,
): { container: HTMLElement; content: Node } {
  const container = ownDocument.createElement("div");
  if (kind === "shadow") {
    container.setAttribute("part", "content");
    return { container, content: container };
  }
  // A clone of a mounted host brings its old light content along: it is ours, and stale.
  host.querySelector(`:scope > [slot="${LIGHT_SLOT}"]`)?.remove();
  container.slot = LIGHT_SLOT;
  container.dataset.quireUi = "";
  host.append(container);
  const slot = ownDocument.createElement("slot");
  slot.name = LIGHT_SLOT;
  return { container, content: slot };
}

/** The shell of a widget that has none of its own: what stood in the host is shown until it is ready. */
export function plainShell(kind: ShellRoot): CreateShell {
  return (host) => {
    const root = hostRoot(host);
    const { container, content } = createContainer(host, kind);
    const fallback = ownDocument.createElement("slot");
    fallback.setAttribute("part", "fallback");
    root.append(fallback, content);
    host.toggleAttribute("data-fallback", host.childNodes.length > (kind === "light" ? 1 : 0));
    return { host, root, container };
  };
}
