import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { action as printTrigger } from "./actions/print.js";
import { action as scrollTrigger } from "./actions/scroll-to.js";
import { glideTo, SMOOTH_SCROLL_MS } from "./glide-to.js";
import { printWhenAsked } from "./print-page.js";
import { watchDownloads, watchPage } from "./watch-page.js";

const path = location.pathname;

/** Analytics events about content. */
const events: unknown[] = [];
const note = (event: Event) => events.push((event as CustomEvent).detail);

let listening = new AbortController();

beforeEach(() => {
  listening = new AbortController();
  events.length = 0;
  document.body.addEventListener("content-action", note);
  newPage();
  vi.spyOn(globalThis, "print").mockImplementation(() => {});
  document.body.innerHTML = `<a href="#far">Far</a><div style="height:3000px"></div>
    <h2 id="far">Far away</h2><div style="height:3000px"></div>`;
});
afterEach(() => {
  listening.abort();
  document.body.removeEventListener("content-action", note);
  vi.restoreAllMocks();
  document.body.replaceChildren();
  history.replaceState(null, "", path);
  scrollTo(0, 0);
});

const link = () => document.querySelector("a") as HTMLAnchorElement; // Each test has it from beforeEach.
const far = () => document.getElementById("far") as HTMLElement; // Also from beforeEach.
const activate = (element: HTMLElement, data = {}) => scrollTrigger.run({ element, data, keyboard: false });

it("print opens the print dialog and reports it to analytics (content-7.28)", async () => {
  expect(await printTrigger.run({ element: link(), data: {}, keyboard: true })).toBe("idle");
  expect(print).toHaveBeenCalledTimes(1);
  expect(events).toEqual([{ action: "print", url: path }]);
});

it("prints a page with printMe in its address once (content-2.17)", async () => {
  history.replaceState(null, "", `${path}?printMe`);
  watchPage(listening.signal);
  printWhenAsked();
  await expect.poll(() => vi.mocked(print).mock.calls.length).toBeGreaterThan(0);
  await rendered();
  expect(print).toHaveBeenCalledTimes(1);
});

it("does not print a page without printMe", async () => {
  history.replaceState(null, "", `${path}?print`);
  watchPage(listening.signal);
  await rendered();
  expect(print).not.toHaveBeenCalled();
});

it("sets the root element's classes from a navigation element or the configuration (content-4.14)", () => {
  const { classList } = document.documentElement;
  const getStateClasses = () => ["registered", "search", "offers"].filter((name) => classList.contains(name));
  configure({ pageState: "registered:search" });
  watchPage(listening.signal);
  expect(getStateClasses()).toEqual(["registered", "search"]);
  classList.remove(...getStateClasses());
  newPage();
  document.body.insertAdjacentHTML("afterbegin", '<nav data-page-state="registered:offers"></nav>');
  configure({ pageState: "registered:search" });
  watchPage(listening.signal);
  expect(getStateClasses()).toEqual(["registered", "offers"]);
  classList.remove(...getStateClasses());
});

it("reports a download without its query to analytics, and ignores other links (content-7.28)", () => {
  const stay = (event: Event) => event.preventDefault();
  addEventListener("click", stay);
  watchDownloads(listening.signal);
  document.body.insertAdjacentHTML(
    "beforeend",
    '<a id="one" href="/visual-library/download/77/chart.pdf?token=secret">Chart</a><a id="two" href="/a">A</a>',
  );
  for (const id of ["one", "two"]) document.getElementById(id)?.click();
  removeEventListener("click", stay);
  expect(events).toEqual([
    { action: "download", url: `${location.origin}/visual-library/download/77/chart.pdf` },
  ]);
});

it("scrolls within the page in 468 ms (content-9.11)", async () => {
  expect(SMOOTH_SCROLL_MS).toBe(468);
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  const start = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(start);
  const arrived = glideTo(far());
  const frameAt = (time: number) => frames.shift()?.(start + time);
  frameAt(0);
  expect(scrollY).toBe(0);
  frameAt(SMOOTH_SCROLL_MS / 2);
  const half = scrollY;
  frameAt(SMOOTH_SCROLL_MS - 1);
  expect(frames).toHaveLength(1);
  frameAt(SMOOTH_SCROLL_MS);
  expect(await arrived).toBe(true);
  expect(frames).toEqual([]);
  expect(Math.abs(far().getBoundingClientRect().top)).toBeLessThan(1);
  expect(Math.abs(half - scrollY / 2)).toBeLessThan(2);
});

it("changes address and focus like a normal link", async () => {
  expect(await activate(link())).toBe("idle");
  expect(location.hash).toBe("#far");
  expect(document.activeElement).toBe(far());
  far().blur();
  expect(far().hasAttribute("tabindex")).toBe(false);
});

it("scrolls at once when the user prefers reduced motion", async () => {
  vi.spyOn(globalThis, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList); // The code reads no other property.
  const arrived = glideTo(far());
  expect(Math.abs(far().getBoundingClientRect().top)).toBeLessThan(1);
  expect(await arrived).toBe(true);
});

it("stops when the user scrolls meanwhile", async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((frame) => frames.push(frame));
  const start = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(start);
  const gliding = activate(link());
  await expect.poll(() => frames.length).toBeGreaterThan(0);
  frames.shift()?.(start + SMOOTH_SCROLL_MS / 2);
  const { scrollY: top } = globalThis;
  expect(top).toBeGreaterThan(100);
  dispatchEvent(new WheelEvent("wheel"));
  frames.shift()?.(start + SMOOTH_SCROLL_MS);
  await gliding;
  expect(frames).toEqual([]);
  expect(scrollY).toBe(top);
  expect(document.activeElement).not.toBe(far());
});

it("respects the page's scroll margins", async () => {
  far().style.scrollMarginTop = "80px";
  await glideTo(far());
  expect(Math.round(far().getBoundingClientRect().top)).toBe(80);
});

it("fails and reports a trigger without a target on the page", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const button = document.createElement("button");
  expect(await activate(button, { target: "nowhere" })).toBe("failed");
  expect(await activate(button)).toBe("failed");
});

it("scrolls to the target in a button's data-target", async () => {
  expect(await activate(document.createElement("button"), { target: "far" })).toBe("idle");
  expect(Math.abs(far().getBoundingClientRect().top)).toBeLessThan(1);
});
