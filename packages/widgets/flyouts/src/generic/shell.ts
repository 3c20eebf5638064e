import { adoptStyles, ownDocument } from "@quire/core";
import type { CreateShell } from "@quire/core/frame";
import { flyoutShell } from "../flyout-shell.js";
import sheet from "./generic.css?inline";
import { getHeading } from "./get-heading.js";

const create = flyoutShell({ root: "shadow", title: (host) => getHeading(host) });

/** Creates the panel before React, with the page's own markup in it. */
export const shell: CreateShell = (host) => {
  const made = create(host);
  adoptStyles(made.root, sheet);
  made.container.after(ownDocument.createElement("slot"));
  return made;
};
