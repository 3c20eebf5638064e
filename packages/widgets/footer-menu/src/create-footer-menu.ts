import { adoptStyles } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { enhanceMenuItems } from "@quire/features/navigation";
import { keepFooter } from "./footers.js";
import look from "./page.css?inline";

/** All that the footer menu is: the page's own markup, with its accordions and its items looked after. */
export function createFooterMenu({ host, root, show }: DomPlace): DomView<object> {
  lookRight(host);
  root.append(makeElement("slot"));
  const fitLists = keepFooter(host);
  const lookForItems = enhanceMenuItems(host);
  return {
    set() {
      fitLists();
      lookForItems();
      show("ready");
    },
    moved: () => lookRight(host),
    end() {}, // The sync code holds its host weakly.
  };
}

/** The sheet that a page should link, so that nothing moves, comes late where it does not. */
function lookRight(host: HTMLElement): void {
  if (getComputedStyle(host).getPropertyValue("--quire-footer-menu-sheet")) return;
  adoptStyles(host, look);
}
