import { adoptStyles, ownDocument, treeOf } from "@quire/core";
import { type CreateShell, createContainer, hostRoot } from "@quire/frame";
import { showReady, tendItems } from "@quire/navigation-parts";
import { keepFooter } from "./footers.js";
import look from "./page.css?inline";
import sheet from "./shell.css?inline";

/** All that the footer menu is: the page's own markup, with its accordions and its items looked after. */
export const shell: CreateShell = (host) => {
  const root = hostRoot(host);
  adoptStyles(root, sheet);
  lookRight(host);
  const { container, content } = createContainer(host, "shadow");
  root.append(ownDocument.createElement("slot"), content);
  keepFooter(host);
  tendItems(host);
  showReady(host);
  return { host, root, container };
};

/** The sheet that a page should link, so that nothing moves, comes late where it does not. */
function lookRight(host: HTMLElement): void {
  if (getComputedStyle(host).getPropertyValue("--quire-footer-menu-sheet")) return;
  adoptStyles(treeOf(host), look);
}
