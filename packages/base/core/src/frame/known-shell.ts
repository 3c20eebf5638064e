import { pageSingleton } from "../index.js";
import type { Frame } from "./frame.js";
import type { Waiting } from "./waiting.js";

/** The content of a host before React: its shadow root, the container for React, and perhaps a frame. */
export interface Shell {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly frame?: Frame;
  /** Placeholder while the content loads. An overlay uses its frame's. */
  readonly waiting?: Waiting;
  /** After its host was moved on the page: what it had on the top layer, the browser has taken off it. */
  moved?: () => void;
}

/** The page's shells, by host. */
export function shells(): WeakMap<HTMLElement, Shell> {
  return pageSingleton("shells", () => new WeakMap<HTMLElement, Shell>());
}

/** The shell that a host has already. */
export function knownShell(host: HTMLElement): Shell | undefined {
  return shells().get(host);
}
