import { adoptStyles } from "@quire/core";
import { createContainer, createFrame, getHostRoot, getSkeleton, ModalFrame } from "@quire/core/frame";
import { makeElement } from "@quire/element";
import { createSearchBox, type SearchShell } from "./search-box.js";
import sheet from "./shell.css?inline";
import skeletonSheet from "./skeleton.css?inline";
import { text } from "./text.js";
import { waitBeforeView } from "./wait-before-view.js";

/** Placeholders for the usual number of articles. */
const skeleton = getSkeleton({ places: 6, sheet: skeletonSheet });

/** The markup before React: the page's form unchanged, the overlay with its form, and the list's container. */
export const shell = (host: HTMLElement): SearchShell => {
  const root = getHostRoot(host);
  const { container, content } = createContainer(host, "light");
  const places = makeElement("div");
  const list = makeElement("div", {}, places, content);
  const waiting = skeleton.place(host, list, places);
  const panel = makeElement("div", { part: "suggestions", popover: "manual" }, list);
  const form = makeElement("slot", { name: "quire-form", part: "form" });
  const body = makeElement("div", {}, form);
  root.append(makeElement("slot"), panel);
  const title = () => host.getAttribute("heading")?.trim() || text("heading");
  const frame = createFrame(host, root, body, { kind: ModalFrame, title });
  adoptStyles(root, sheet, ...skeleton.sheets);
  frame.setBusy(false); // The form works immediately.
  const box = createSearchBox(host, { frame, waiting, panel, body, list });
  waitBeforeView(host, container, box, frame);
  return { host, root, container, frame, waiting, box };
};
