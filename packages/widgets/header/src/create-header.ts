import { adoptStyles } from "@quire/core";
import type { DomPlace, DomView } from "@quire/element";
import { bindToSession, enhanceMenuItems } from "@quire/features/navigation";
import type { HeaderOptions } from "./header-options.js";
import { HeaderShell } from "./header-shell.js";
import { keepHeader } from "./headers.js";
import look from "./page.css?inline";
import { returnToMenu } from "./return-to-menu.js";

/** Creates the header. */
export function createHeader({ host, root, show }: DomPlace): DomView<HeaderOptions> {
  lookRight(host);
  const header = new HeaderShell(host, root);
  keepHeader(host, header);
  bindToSession(host, () => header.showUser());
  const lookForItems = enhanceMenuItems(host);
  returnToMenu(host);
  return {
    set(options) {
      header.set(options);
      lookForItems();
      show("ready");
    },
    moved: () => lookRight(host),
    end() {}, // Nothing to do: the page-wide state holds its host weakly.
  };
}

/** Adds the sheet that the page should have linked. Then the content may move. */
function lookRight(host: HTMLElement): void {
  if (getComputedStyle(host).getPropertyValue("--quire-header-sheet")) return;
  adoptStyles(host, look);
}
