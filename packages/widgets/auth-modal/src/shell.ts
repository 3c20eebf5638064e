import { overlayShell } from "@quire/frame";
import { openingScreen } from "./screen.js";
import { screenTitle } from "./screen-title.js";

/** The dialog as it stands before React: its frame, with the title of the mode. */
export const shell = overlayShell({
  kind: "modal",
  root: "light",
  title: (host) => screenTitle(openingScreen(host.getAttribute("mode") ?? "sign-in")),
});
