import { adoptStyles, ownDocument } from "@quire/core";
import { createContainer, createFrame, hostRoot } from "@quire/core/frame";
import { createSearchBox, type SearchShell } from "./search-box.js";
import sheet from "./shell.css?inline";
import { text } from "./text.js";

/** What there is before React: the page's form as it is, the overlay with its form, and the list's place. */
export const shell = (host: HTMLElement): SearchShell => {
  const root = hostRoot(host);
  const { container, content: list } = createContainer(host, "light");
  const panel = part("suggestions", list);
  panel.popover = "manual";
  const form = ownDocument.createElement("slot");
  form.name = "quire-form";
  form.setAttribute("part", "form");
  const body = part("search", form);
  root.append(ownDocument.createElement("slot"), panel);
  const title = () => host.getAttribute("heading")?.trim() || text("heading");
  const frame = createFrame(host, root, body, { kind: "modal", title });
  adoptStyles(root, sheet);
  frame.setBusy(false); // The form is there at once.
  const box = createSearchBox(host, { frame, panel, body, list });
  return { host, root, container, frame, box };
};

function part(name: string, content: Node): HTMLElement {
  const made = ownDocument.createElement("div");
  made.setAttribute("part", name);
  made.append(content);
  return made;
}
