import { adoptStyles, isElement, ownDocument, setOwnAttribute, uniqueId } from "../index.js";
import fallbackSheet from "./fallback.css?inline";
import hostSheet from "./host.css?inline";
import lightSheet from "./light.css?inline";
import type { CreateShell } from "./shell-registry.js";
import type { Skeleton } from "./waiting.js";

/** The place of React's content: the shadow root, or the light DOM, where password managers see fields. */
export type ShellRoot = "shadow" | "light";

const LIGHT_SLOT = "quire-content";

/** Returns the host's shadow root, empty. It reuses a declarative root of the server's markup. */
export function getHostRoot(host: HTMLElement): ShadowRoot {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  root.replaceChildren();
  adoptStyles(root, hostSheet);
  return root;
}

/** The container of a view, and the node in the shadow root that shows it. */
export interface Container {
  readonly container: HTMLElement;
  readonly content: Node;
}

/** Makes the container for React. The host must have its shadow root. */
export function createContainer(host: HTMLElement, kind: ShellRoot): Container {
  return kind === "shadow" ? shadowContainer() : lightContainer(host);
}

export function shadowContainer(): Container {
  const container = ownDocument.createElement("div");
  container.setAttribute("part", "content");
  return { container, content: container };
}

function lightContainer(host: HTMLElement): Container {
  const container = ownDocument.createElement("div");
  // A clone of a mounted host contains an outdated copy of the container.
  host.querySelector(`:scope > [slot="${LIGHT_SLOT}"]`)?.remove();
  // A library that morphs the page matches elements without an id by position, and would change the view.
  container.id = uniqueId("view");
  container.slot = LIGHT_SLOT;
  container.dataset.quireUi = "";
  host.append(container);
  if (host.shadowRoot) adoptStyles(host.shadowRoot, lightSheet);
  const slot = ownDocument.createElement("slot");
  slot.name = LIGHT_SLOT;
  return { container, content: slot };
}

/**
 * Makes the shell of a widget without its own shell. It shows the host's content until the widget is ready. An empty host
 * shows the skeleton instead.
 */
export function plainShell(kind: ShellRoot, skeleton?: Skeleton): CreateShell {
  return (host) => {
    const root = getHostRoot(host);
    adoptStyles(root, fallbackSheet);
    setOwnAttribute(host, "data-fallback", hasFallback(host) ? "" : null);
    const { container, content } = createContainer(host, kind);
    const fallback = ownDocument.createElement("slot");
    fallback.setAttribute("part", "fallback");
    root.append(fallback, content);
    if (!skeleton) return { host, root, container };
    adoptStyles(root, ...skeleton.sheets);
    const waiting = skeleton.place(host, container, root);
    waiting.followHost();
    return { host, root, container, waiting };
  };
}

/** Ignores children with a slot name, which are no fallback. */
function hasFallback(host: HTMLElement): boolean {
  return [...host.childNodes].some((node) =>
    isElement(node) ? !node.slot : node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
  );
}
