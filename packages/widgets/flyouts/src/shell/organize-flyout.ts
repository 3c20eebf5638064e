import { flyoutShell } from "../flyout-shell.js";
import { text } from "../organize/text.js";

/** The panel as it stands before React. */
export const shell = flyoutShell({ root: "shadow", title: () => text("title") });
