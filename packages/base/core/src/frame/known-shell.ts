import { pageSingleton } from "../index.js";
import type { Frame } from "./frame.js";
import type { Waiting } from "./waiting.js";

/** What a host shows before React: its shadow root, the container that React fills, perhaps a frame. */
export interface Shell {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly container: HTMLElement;
  readonly frame?: Frame;
  /** What is shown while the content is on its way; an overlay's is its frame's. */
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
