import { afterEach, expect, it } from "vitest";
import { openModal } from "./open-panels.js";
import { isElement } from "./unshadowed.js";
import { getBoxFor, getWindowFor } from "./zoom.js";

afterEach(() => {
  document.body.replaceChildren();
  document.documentElement.style.removeProperty("zoom");
});

function block(zoom = "1"): HTMLElement {
  const element = document.body.appendChild(document.createElement("div"));
  Object.assign(element.style, {
    zoom,
    position: "fixed",
    left: "20px",
    top: "40px",
    width: "60px",
    height: "80px",
  });
  return element;
}

it("returns a box in the element's own pixels", () => {
  const [plain, large] = [block(), block("2")];
  expect(getBoxFor(plain, plain)).toMatchObject({ x: 20, y: 40, width: 60, height: 80 });
  expect(getBoxFor(large, plain)).toMatchObject({ x: 10, y: 20, width: 30, height: 40 });
  expect(getBoxFor(plain, large)).toMatchObject({ x: 40, y: 80, width: 120, height: 160 });
  expect(getBoxFor(large, large)).toMatchObject({ x: 20, y: 40, width: 60, height: 80 });
});

it("returns the window's size in the element's own pixels", () => {
  const { clientWidth } = document.documentElement;
  expect(getWindowFor(block())).toEqual({ width: clientWidth, height: innerHeight });
  expect(getWindowFor(block("2"))).toEqual({ width: clientWidth / 2, height: innerHeight / 2 });
  document.documentElement.style.setProperty("zoom", "2");
  expect(getWindowFor(block())).toEqual({ width: clientWidth / 2, height: innerHeight / 2 });
});

it("finds the innermost dialog that was opened as a modal", () => {
  const [outer, inner, plain, closed] = Array.from({ length: 4 }, () =>
    document.body.appendChild(document.createElement("dialog")),
  );
  expect(openModal()).toBeUndefined();
  plain?.show();
  expect(openModal()).toBeUndefined();
  outer?.showModal();
  expect(openModal()).toBe(outer);
  inner?.showModal();
  expect(openModal()).toBe(inner);
  inner?.close();
  expect(openModal()).toBe(outer);
  expect(closed?.open).toBe(false);
});

it("distinguishes elements from texts, documents and other objects", () => {
  expect(isElement(document.body)).toBe(true);
  for (const other of [document, document.createTextNode("x"), window, null, { nodeType: 1 }]) {
    expect(isElement(other)).toBe(false);
  }
});
