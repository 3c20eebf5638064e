import { adoptStyles, ownDocument } from "@quire/core";
import { type CreateShell, overlayShell } from "@quire/core/frame";
import { reportFailure } from "./failure.js";
import { openingScreen } from "./screen.js";
import { screenTitle } from "./screen-title.js";
import sheet from "./shell.css?inline";

const dialogShell = overlayShell({
  kind: "modal",
  root: "light",
  title: (host) => screenTitle(openingScreen(host.getAttribute("mode") ?? "sign-in")),
  onFail() {
    reportFailure("– its code could not be loaded.", "The file's own report says what to check.");
  },
});

/** The dialog as it stands before React: its frame, with the title of the mode. */
export const shell: CreateShell = (host) => {
  const made = dialogShell(host);
  const fallback = ownDocument.createElement("slot");
  fallback.setAttribute("part", "fallback");
  made.root.append(fallback);
  adoptStyles(made.root, sheet);
  return made;
};
