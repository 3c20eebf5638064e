import { adoptStyles, QuireError, report } from "@quire/core";
import { type CreateShell, getSkeleton, ModalFrame, overlayShell, type Shell } from "@quire/core/frame";
import { makeElement } from "@quire/element";
import { getOpeningScreen, getScreenTitle } from "./screen.js";
import sheet from "./shell.css?inline";
import skeletonSheet from "./skeleton.css?inline";

/** Number of skeleton places of each screen: its fields and its button. */
const PLACES: Readonly<Record<string, number>> = {
  "sign-in": 3,
  "forgot-password": 2,
  profile_settings: 4,
};

function getPlaces(host: HTMLElement): number {
  return PLACES[host.getAttribute("mode") ?? "sign-in"] ?? 5;
}

const dialogShell = overlayShell({
  kind: ModalFrame,
  root: "light",
  skeleton: getSkeleton({ places: getPlaces, sheet: skeletonSheet }),
  title: (host) => getScreenTitle(getOpeningScreen(host.getAttribute("mode") ?? "sign-in")),
  onFail() {
    reportFailure("– its code could not be loaded.", "See the file's own report.");
  },
});

/** Adds slots for the site's logo above the title, and for its texts and sign-in methods around the form. */
function addSlots({ frame, root }: Shell): void {
  const slot = (name: string) => makeElement("slot", { name });
  const body = root.querySelector('[part="body"]');
  frame?.panel.prepend(slot("logo"));
  body?.prepend(slot("intro"));
  body?.append(slot("methods"), slot("footer"));
}

/** Creates the dialog before React loads: its frame, with the title of the mode. */
export const shell: CreateShell = (host) => {
  const made = dialogShell(host);
  addSlots(made);
  made.root.append(makeElement("slot", { part: "fallback" }));
  adoptStyles(made.root, sheet);
  return made;
};

/** Reports to the developer that the modal has no container or no content (accounts-8.27, technical errors). */
export function reportFailure(why: string, fix: string): void {
  report(new QuireError("auth-modal/failed", "Failed to load auth modal component", { why, fix }));
}
