import { adoptStyles, treeOf } from "@quire/core";
import { type CreateShell, createContainer, hostRoot } from "@quire/frame";
import { keepInStep, showReady, tendItems } from "@quire/navigation-parts";
import { OBSERVED, optionsOf } from "./header-options.js";
import { HeaderShell } from "./header-shell.js";
import { keepHeader } from "./headers.js";
import look from "./page.css?inline";
import { returnToMenu } from "./return-to-menu.js";
import sheet from "./shell.css?inline";

/** All that the header is: React only hands it the properties that differ from the attributes. */
export const shell: CreateShell = (host) => {
  const root = hostRoot(host);
  adoptStyles(root, sheet);
  lookRight(host);
  const { container, content } = createContainer(host, "shadow");
  const header = new HeaderShell(host, root, content, optionsOf(host));
  keepHeader(host, header);
  keepInStep(host, () => header.showUser());
  tendItems(host);
  returnToMenu(host);
  const observer = new MutationObserver(() => header.set(optionsOf(host)));
  observer.observe(host, { attributeFilter: OBSERVED });
  showReady(host);
  return { host, root, container };
};

/** The sheet that a page should link, so that nothing moves, comes late where it does not. */
function lookRight(host: HTMLElement): void {
  if (getComputedStyle(host).getPropertyValue("--quire-header-sheet")) return;
  adoptStyles(treeOf(host), look);
}
