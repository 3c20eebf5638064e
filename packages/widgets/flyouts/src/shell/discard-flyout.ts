import { text } from "../discard/text.js";
import { flyoutShell } from "../flyout-shell.js";

/** The panel as it stands before React. */
export const shell = flyoutShell({ root: "shadow", title: () => text("title") });
