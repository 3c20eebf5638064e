import { flyoutShell } from "../flyout-shell.js";
import { listTitle } from "../share-list/list-title.js";

/** The panel as it stands before React. */
export const shell = flyoutShell({ root: "shadow", title: (host) => listTitle(host.getAttribute("name")) });
