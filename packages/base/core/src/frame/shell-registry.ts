import { adoptStyles, hasBase, report } from "../index.js";
import { type Shell, shells } from "./known-shell.js";

/** Type of the export `shell` of a widget's `shell.ts`. */
export type CreateShell = (host: HTMLElement) => Shell;

/** Restores a host's style sheets after a move, or after a script of the page has removed them. */
export function restyle(host: HTMLElement): void {
  for (const place of [host, host.shadowRoot]) if (place) adoptStyles(place);
}

/** Returns the only shell of a host. The first caller creates it: the loader or the widget's element. */
export function getShell(host: HTMLElement, create: CreateShell): Shell {
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
