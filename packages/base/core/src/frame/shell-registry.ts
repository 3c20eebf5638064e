import { adoptStyles, hasBase, pageSingleton, report } from "../index.js";
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

/** What `shell.ts` of a widget exports as `shell`. */
export type CreateShell = (host: HTMLElement) => Shell;

function shells(): WeakMap<HTMLElement, Shell> {
  return pageSingleton("shells", () => new WeakMap<HTMLElement, Shell>());
}

/** Has a host's style sheets where it stands now, and again where a script of the page's has thrown them away. */
export function restyle(host: HTMLElement): void {
  for (const place of [host, host.shadowRoot]) if (place) adoptStyles(place);
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
  const { moved } = made;
  made.moved = () => {
    restyle(host);
    moved?.();
  };
  shells().set(host, made);
  if (hasBase())
    import("./own-links.js").then(({ keepAddresses }) => keepAddresses([made.root, made.container]), report);
  return made;
}
