import { adoptStyles, ownDocument } from "@quire/core";
import type { CreateShell } from "@quire/core/frame";
import { flyoutShell } from "../flyout-shell.js";
import sheet from "./generic.css?inline";
import { text } from "./text.js";

const create = flyoutShell({ root: "shadow", title: (host) => getHeading(host) });

/** Creates the panel before React, with the page's own markup in it. */
export const shell: CreateShell = (host) => {
  const made = create(host);
  adoptStyles(made.root, sheet);
  made.container.after(ownDocument.createElement("slot"));
  return made;
};

/** Title of a flyout: its attribute, or the content of its slot `heading`. */
export function getHeading(host: HTMLElement, given = host.getAttribute("heading")): string {
  const own = host.querySelector(':scope > [slot="heading"]')?.textContent.trim();
  return given || own || text("title");
}
