import { afterEach, expect, it, vi } from "vitest";
import { getShownParent } from "./get-shown-parent.js";
import { shieldDocument } from "./shield-document.js";
import { adoptStyles } from "./style-sheets.js";
import { getParent, getTree, ownDocument, ownWindow } from "./unshadowed.js";

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Adds an element whose name or id hides a member. */
function shadow(tag: string, attribute: "name" | "id", name: string): Element {
  const element = document.createElement(tag);
  element.setAttribute(attribute, name);
  document.body.append(element);
  return element;
}

it.each(["querySelector", "createTextNode", "addEventListener"])(
  "returns the document's %s when an element has this name",
  (name) => {
    const element = shadow("img", "name", name);
    expect(Reflect.get(document, name)).toBe(element);
    expect(Reflect.get(ownDocument, name)).toBeTypeOf("function");
  },
);

it("needs no global HTMLDocument, which Vitest with jsdom lacks", () => {
  vi.stubGlobal("HTMLDocument", undefined);
  shadow("img", "name", "querySelector");
  expect(ownDocument.querySelector("body")).toBe(document.body);
  vi.unstubAllGlobals();
});

it("calls methods on the document, and reads and writes its values", () => {
  shadow("form", "name", "adoptedStyleSheets");
  const sheet = new CSSStyleSheet();
  const before = ownDocument.adoptedStyleSheets;
  ownDocument.adoptedStyleSheets = [...before, sheet];
  expect(ownDocument.adoptedStyleSheets).toContain(sheet);
  ownDocument.adoptedStyleSheets = before;
  expect(ownDocument.createElement("p").ownerDocument).toBe(document);
});

it("listens on the window when an element has the id of the method", () => {
  shadow("a", "id", "addEventListener");
  const listener = vi.fn();
  ownWindow.addEventListener("probe", listener, { once: true });
  ownWindow.dispatchEvent(new Event("probe"));
  expect(listener).toHaveBeenCalledTimes(1);
});

it("calls a page script's replacement of a method", () => {
  const own = vi.spyOn(document, "addEventListener").mockImplementation(() => {});
  ownDocument.addEventListener("probe", () => {});
  expect(own).toHaveBeenCalledTimes(1);
});

it("getTree returns a node's shadow root, or ownDocument outside of shadow trees", () => {
  const root = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
  const inner = root.appendChild(document.createElement("p"));
  expect(getTree(inner)).toBe(root);
  expect(getTree(document.body)).toBe(ownDocument);
});

it("shields a container's document only if an element hides a member", () => {
  const container = document.createElement("div");
  shieldDocument(container);
  expect(container.ownerDocument).toBe(document);
  shadow("img", "name", "createElementNS");
  shieldDocument(container);
  expect(container.ownerDocument).toBe(ownDocument);
});

it("shields a container when an element is named defaultView (beyond-103)", () => {
  shadow("img", "name", "defaultView");
  const container = document.createElement("div");
  shieldDocument(container);
  expect(container.ownerDocument.defaultView).toBe(window);
});

it("works when MooTools has replaced `Document` (beyond-104)", () => {
  vi.stubGlobal("Document", function Type() {});
  shadow("img", "name", "createElement");
  expect(ownDocument.createElement("p").localName).toBe("p");
  adoptStyles(document, "p { color: inherit }");
  vi.unstubAllGlobals();
});

it("finds the parent of a form whose fields are named like its members (beyond-103)", () => {
  const form = document.body.appendChild(document.createElement("form"));
  for (const name of ["parentNode", "assignedSlot"])
    form.append(Object.assign(document.createElement("input"), { name }));
  expect(Reflect.get(form, "parentNode")).not.toBe(document.body);
  expect(getParent(form)).toBe(document.body);
  expect(getShownParent(form)).toBe(document.body);
});

it("returns a slotted node's slot, and a shadow root's host, as the shown parent", () => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  const slot = root.appendChild(document.createElement("slot"));
  const child = host.appendChild(document.createElement("p"));
  expect(getShownParent(child)).toBe(slot);
  expect(getShownParent(root)).toBe(host);
});
