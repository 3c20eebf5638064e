import { adoptStyles, shared } from "@quire/core";
import type { Frame } from "./frame.js";
import hostSheet from "./host.css?inline";

/** What a host shows before React: its shadow root, the container that React fills, perhaps a frame. */
export interface Shell {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly frame?: Frame;
}

/** What `shell.ts` of a widget exports as `shell`. Called again for the same host, it gives the same. */
export type CreateShell = (host: HTMLElement) => Shell;

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
  const container = document.createElement("div");
  if (kind === "shadow") {
    container.setAttribute("part", "content");
    return { container, content: container };
  }
  // A clone of a mounted host brings its old light content along: it is ours, and stale.
  host.querySelector(`:scope > [slot="${LIGHT_SLOT}"]`)?.remove();
  container.slot = LIGHT_SLOT;
  container.dataset.quireUi = "";
  host.append(container);
  const slot = document.createElement("slot");
  slot.name = LIGHT_SLOT;
  return { container, content: slot };
}

function shells(): WeakMap<HTMLElement, Shell> {
  return shared("shells", () => new WeakMap<HTMLElement, Shell>());
}

/** The shell that a host has already. */
export function knownShell(host: HTMLElement): Shell | undefined {
  return shells().get(host);
}

/** The one shell of a host: made by whoever is first, the loader or the widget's own element. */
export function shellOf(host: HTMLElement, create: CreateShell): Shell {
  const known = shells().get(host);
  if (known) return known;
  const made = create(host);
  shells().set(host, made);
  return made;
}

/** The shell of a widget that has none of its own: what stood in the host is shown until it is ready. */
export function plainShell(kind: ShellRoot): CreateShell {
  return (host) => {
    const root = hostRoot(host);
    const { container, content } = createContainer(host, kind);
    const fallback = document.createElement("slot");
    fallback.setAttribute("part", "fallback");
    root.append(fallback, content);
    host.toggleAttribute("data-fallback", host.childNodes.length > (kind === "light" ? 1 : 0));
    return { host, root, container };
  };
}
