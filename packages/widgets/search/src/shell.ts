import { adoptStyles, ownDocument } from "@quire/core";
import { createContainer, createFrame, hostRoot, ModalFrame, skeletonOf } from "@quire/core/frame";
import { createSearchBox, type SearchShell } from "./search-box.js";
import sheet from "./shell.css?inline";
import skeletonSheet from "./skeleton.css?inline";
import { text } from "./text.js";
import { waitBeforeView } from "./wait-before-view.js";

/** As many articles as there are mostly. */
const skeleton = skeletonOf({ places: 6, sheet: skeletonSheet });

/** What there is before React: the page's form as it is, the overlay with its form, and the list's place. */
export const shell = (host: HTMLElement): SearchShell => {
  const root = hostRoot(host);
  const { container, content } = createContainer(host, "light");
  const list = ownDocument.createElement("div");
  const places = ownDocument.createElement("div");
  list.append(places, content);
  const waiting = skeleton.place(host, list, places);
  const panel = part("suggestions", list);
  panel.popover = "manual";
  const form = ownDocument.createElement("slot");
  form.name = "quire-form";
  form.setAttribute("part", "form");
  const body = part("search", form);
  root.append(ownDocument.createElement("slot"), panel);
  const title = () => host.getAttribute("heading")?.trim() || text("heading");
  const frame = createFrame(host, root, body, { kind: ModalFrame, title });
  adoptStyles(root, sheet, ...skeleton.sheets);
  frame.setBusy(false); // The form is there at once.
  const box = createSearchBox(host, { frame, waiting, panel, body, list });
  waitBeforeView(host, container, box, frame);
  return { host, root, container, frame, waiting, box };
};

function part(name: string, content: Node): HTMLElement {
  const made = ownDocument.createElement("div");
  made.setAttribute("part", name);
  made.append(content);
  return made;
}
