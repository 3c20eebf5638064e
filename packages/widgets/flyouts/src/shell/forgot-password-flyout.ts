import { flyoutShell } from "../flyout-shell.js";
import { text } from "../forgot-password/text.js";

/** The panel as it stands before React; its confirmation stands for 7 s (accounts-9.2). */
export const shell = flyoutShell({ root: "light", title: () => text("title"), confirmation: 7_000 });
