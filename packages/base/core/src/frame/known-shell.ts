import { pageSingleton } from "../index.js";
import type { Frame } from "./frame.js";
import type { Waiting } from "./waiting.js";

/** The content of a host before React loads: its shadow root, the container for React, and perhaps a frame. */
export interface Shell {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly frame?: Frame;
  /** Placeholder while the content loads. An overlay uses its frame's. */
  readonly waiting?: Waiting;
  /** Runs after the host was moved on the page. The browser has removed its elements from the top layer. */
  moved?: () => void;
}

/** The page's shells, by host. */
export function shells(): WeakMap<HTMLElement, Shell> {
  return pageSingleton("shells", () => new WeakMap<HTMLElement, Shell>());
}

/** Returns the existing shell of a host, or undefined. */
export function getKnownShell(host: HTMLElement): Shell | undefined {
  return shells().get(host);
}
