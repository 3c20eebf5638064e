import { text } from "../change-password/text.js";
import { flyoutShell } from "../flyout-shell.js";

/** The panel as it stands before React. */
export const shell = flyoutShell({ root: "light", title: () => text("title") });
