import { adoptStyles } from "@quire/core";
import { type DomPlace, type DomView, makeElement } from "@quire/element";
import { enhanceMenuItems } from "@quire/features/navigation";
import { keepFooter } from "./footers.js";
import look from "./page.css?inline";

/** Creates the footer menu: the page's own markup with accordions and enhanced items. */
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
    end() {}, // Does nothing, because the page-wide state references its host weakly.
  };
}

/** Adds the style sheet that the page should have linked. Then the content may shift. */
function lookRight(host: HTMLElement): void {
  if (getComputedStyle(host).getPropertyValue("--quire-footer-menu-sheet")) return;
  adoptStyles(host, look);
}
