// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { completeDom } from "./complete-dom.js";

const places = (): object[] => [
  globalThis,
  ...[CSSStyleSheet, Document, ShadowRoot, Element, HTMLElement, HTMLDialogElement].map(
    ({ prototype }) => prototype,
  ),
];
let before: PropertyDescriptorMap[];

/** Resets the DOM to jsdom's own members before each test. */
beforeEach(() => {
  before = places().map((place) => Object.getOwnPropertyDescriptors(place));
});
afterEach(() => {
  vi.unstubAllEnvs();
  for (const [index, place] of places().entries()) {
    const own = before[index] ?? {};
    for (const name of Object.keys(Object.getOwnPropertyDescriptors(place))) {
      const descriptor = own[name];
      if (!descriptor) Reflect.deleteProperty(place, name);
      else if (Object.getOwnPropertyDescriptor(place, name)?.value !== descriptor.value)
        Object.defineProperty(place, name, descriptor);
    }
  }
});

it("changes nothing outside of tests", () => {
  // Another file of this worker may have added the missing APIs.
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  Reflect.deleteProperty(globalThis, "matchMedia");
  vi.stubEnv("NODE_ENV", "production");
  completeDom();
  expect("showPopover" in HTMLElement.prototype).toBe(false);
  expect(globalThis.matchMedia).toBeUndefined();
});

it.each(["animate", "showPopover"])("adds what a DOM lacks that lacks only %s", (missing) => {
  completeDom();
  for (const kind of [Element, HTMLElement]) Reflect.deleteProperty(kind.prototype, missing);
  completeDom();
  expect(missing in HTMLElement.prototype).toBe(true);
});

it("adds a matchMedia whose queries never match or change", () => {
  completeDom();
  const media = matchMedia("(width < 480px)");
  expect([media.media, media.matches]).toEqual(["(width < 480px)", false]);
  media.addEventListener("change", () => {});
  media.removeEventListener("change", () => {});
});

it.each(["IntersectionObserver", "ResizeObserver"] as const)("adds an %s that never calls back", (name) => {
  completeDom();
  const listener = vi.fn();
  const observer = new globalThis[name](listener);
  observer.observe(document.body);
  observer.unobserve(document.body);
  observer.disconnect();
  expect(listener).not.toHaveBeenCalled();
  expect(new IntersectionObserver(listener).takeRecords()).toEqual([]);
});

it("adds adopted style sheets that have no effect", () => {
  completeDom();
  new CSSStyleSheet().replaceSync("p { color: red }");
  const shadow = document.createElement("div").attachShadow({ mode: "open" });
  expect([document.adoptedStyleSheets, shadow.adoptedStyleSheets]).toEqual([[], []]);
  shadow.adoptedStyleSheets = [];
});

it("adds an animate method whose animations finish at once", async () => {
  completeDom();
  const element = document.createElement("p");
  element.scrollIntoView();
  expect(element.getAnimations()).toEqual([]);
  const animation = element.animate([], 100);
  animation.addEventListener("finish", () => {});
  animation.cancel();
  await animation.finished;
});

it("opens and closes popovers and dialogs, and matches the open ones by selector", () => {
  completeDom();
  const place = document.createElement("div");
  const popover = place.appendChild(document.createElement("p"));
  const dialog = place.appendChild(document.createElement("dialog"));
  expect([popover.matches(":popover-open"), place.querySelector(":modal")]).toEqual([false, null]);
  popover.showPopover();
  dialog.showModal();
  expect(popover.matches(":popover-open")).toBe(true);
  expect(place.querySelector(":modal")).toBe(popover);
  expect([...place.querySelectorAll("p:popover-open, dialog:modal")]).toEqual([popover, dialog]);
  popover.hidePopover();
  dialog.close();
  expect(place.querySelectorAll(":popover-open")).toHaveLength(0);
  dialog.show();
  expect(dialog.hasAttribute("open")).toBe(true);
});

it("keeps members that a test has defined", () => {
  const own = () => ({ matches: true });
  const scroll = () => {};
  Object.defineProperty(globalThis, "matchMedia", { value: own, configurable: true });
  Element.prototype.scrollIntoView = scroll;
  completeDom();
  expect(globalThis.matchMedia).toBe(own);
  expect(Element.prototype.scrollIntoView).toBe(scroll);
});

it("adds members that a test can replace", () => {
  completeDom();
  const own = vi.spyOn(HTMLElement.prototype, "showPopover");
  document.createElement("p").showPopover();
  expect(own).toHaveBeenCalledTimes(1);
  own.mockRestore();
});
