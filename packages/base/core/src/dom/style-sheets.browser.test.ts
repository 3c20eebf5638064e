import { afterEach, expect, it } from "vitest";
import { adoptStyles } from "./style-sheets.js";

const RED = ".probe { color: rgb(255, 0, 0) }";
const BOLD = ".probe { font-weight: 700 }";
const before = document.adoptedStyleSheets;

afterEach(() => {
  document.adoptedStyleSheets = before;
  document.body.replaceChildren();
});

function append(parent: Element | ShadowRoot = document.body): HTMLElement {
  const element = document.createElement("p");
  element.className = "probe";
  parent.append(element);
  return element;
}

function appendRoot(): ShadowRoot {
  const host = document.createElement("div");
  document.body.append(host);
  return host.attachShadow({ mode: "open" });
}

const getColor = (element: Element) => getComputedStyle(element).color;
const isRed = (element: Element) => getColor(element) === "rgb(255, 0, 0)";

it("adds each sheet to a root once, and keeps foreign sheets", () => {
  const root = appendRoot();
  const others = new CSSStyleSheet();
  root.adoptedStyleSheets = [others];
  adoptStyles(root, RED);
  adoptStyles(root, RED, BOLD);
  expect(root.adoptedStyleSheets).toHaveLength(3);
  expect(root.adoptedStyleSheets[0]).toBe(others);
});

it("shares a sheet between roots", () => {
  const [first, second] = [appendRoot(), appendRoot()];
  adoptStyles(first, RED);
  adoptStyles(second, RED);
  expect(first.adoptedStyleSheets).toEqual(second.adoptedStyleSheets);
});

it("restores every style sheet of a place when page code removed them", () => {
  const root = appendRoot();
  const probe = append(root);
  adoptStyles(root, RED);
  root.adoptedStyleSheets = [];
  expect(isRed(probe)).toBe(false);
  adoptStyles(root, BOLD);
  expect(isRed(probe)).toBe(true);
});

it("restores an element's sheets after a move into another root", () => {
  const element = append();
  adoptStyles(element, RED);
  expect(isRed(element)).toBe(true);
  appendRoot().append(element);
  expect(isRed(element)).toBe(false);
  adoptStyles(element);
  expect(isRed(element)).toBe(true);
});

it("styles an element and a shadow root in a frame's document, and again at home", () => {
  const frame = document.body.appendChild(document.createElement("iframe"));
  const host = append();
  const probe = append(host.attachShadow({ mode: "open" }));
  adoptStyles(host, RED);
  adoptStyles(probe.getRootNode() as ShadowRoot, RED);
  for (const body of [frame.contentDocument?.body, document.body]) {
    body?.append(host);
    if (body !== document.body) expect(isRed(probe), "no document takes another's sheets").toBe(false);
    for (const place of [host, probe.getRootNode() as ShadowRoot]) adoptStyles(place);
    expect([host, probe].map(isRed)).toEqual([true, true]);
  }
});

it("adds no sheets to a document without a window, and does not throw", () => {
  const other = document.implementation.createHTMLDocument();
  const element = other.body.appendChild(document.createElement("p"));
  expect(() => adoptStyles(element, RED)).not.toThrow();
});
