import { afterEach, expect, it, vi } from "vitest";
import { shieldDocument } from "./shield-document.js";
import { shownParentOf } from "./shown-parent-of.js";
import { adoptStyles } from "./style-sheets.js";
import { ownDocument, ownWindow, parentOf, treeOf } from "./unshadowed.js";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** An element that the page has given the name of something that is called. */
function shadow(tag: string, attribute: "name" | "id", name: string): Element {
  const element = document.createElement(tag);
  element.setAttribute(attribute, name);
  document.body.append(element);
  return element;
}

it.each(["querySelector", "createTextNode", "addEventListener"])(
  "gives the document's %s where an element is called so",
  (name) => {
    const element = shadow("img", "name", name);
    expect(Reflect.get(document, name)).toBe(element);
    expect(Reflect.get(ownDocument, name)).toBeTypeOf("function");
  },
);

it("calls its methods on the document, and reads and writes its values", () => {
  shadow("form", "name", "adoptedStyleSheets");
  const sheet = new CSSStyleSheet();
  const before = ownDocument.adoptedStyleSheets;
  ownDocument.adoptedStyleSheets = [...before, sheet];
  expect(ownDocument.adoptedStyleSheets).toContain(sheet);
  ownDocument.adoptedStyleSheets = before;
  expect(ownDocument.createElement("p").ownerDocument).toBe(document);
});

it("listens on the window where an element has the id of the method", () => {
  shadow("a", "id", "addEventListener");
  const heard = vi.fn();
  ownWindow.addEventListener("probe", heard, { once: true });
  ownWindow.dispatchEvent(new Event("probe"));
  expect(heard).toHaveBeenCalledTimes(1);
});

it("calls what a script of the page has put in a method's place", () => {
  const own = vi.spyOn(document, "addEventListener").mockImplementation(() => {});
  ownDocument.addEventListener("probe", () => {});
  expect(own).toHaveBeenCalledTimes(1);
});

it("gives the shadow root that a node stands in, else the document's own members", () => {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  const inner = root.appendChild(document.createElement("p"));
  expect(treeOf(inner)).toBe(root);
  expect(treeOf(document.body)).toBe(ownDocument);
});

it("shields a container's document only where something is in its way", () => {
  const container = document.createElement("div");
  shieldDocument(container);
  expect(container.ownerDocument).toBe(document);
  shadow("img", "name", "createElementNS");
  shieldDocument(container);
  expect(container.ownerDocument).toBe(ownDocument);
});

it("shields a container where an element is called as the window is (beyond-103)", () => {
  shadow("img", "name", "defaultView");
  const container = document.createElement("div");
  shieldDocument(container);
  expect(container.ownerDocument.defaultView).toBe(window);
});

it("does without the page's `Document`, in whose place MooTools has a type of its own (beyond-104)", () => {
  vi.stubGlobal("Document", function Type() {});
  shadow("img", "name", "createElement");
  expect(ownDocument.createElement("p").localName).toBe("p");
  adoptStyles(document, "p { color: inherit }");
  vi.unstubAllGlobals();
});

it("goes up through a form whose fields are called as the way is (beyond-103)", () => {
  const form = document.body.appendChild(document.createElement("form"));
  for (const name of ["parentNode", "assignedSlot"])
    form.append(Object.assign(document.createElement("input"), { name }));
  expect(Reflect.get(form, "parentNode")).not.toBe(document.body);
  expect(parentOf(form)).toBe(document.body);
  expect(shownParentOf(form)).toBe(document.body);
});

it("shows a slotted node's slot, and a shadow root's host, as what is around it", () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const slot = root.appendChild(document.createElement("slot"));
  const child = host.appendChild(document.createElement("p"));
  expect(shownParentOf(child)).toBe(slot);
  expect(shownParentOf(root)).toBe(host);
});
