import { afterPaint } from "@quire/core";
import { afterEach, expect, it, vi } from "vitest";
import { showWhenNeeded } from "./show-when-needed.js";
import type { LaterElement } from "./widget-element.js";

afterEach(() => document.body.replaceChildren());

/** An element of which counts when its view is wanted, and whether its frame is open. */
function begin(loading: string, { isOpen = false, style = "" } = {}) {
  const element = document.createElement("div");
  element.style.cssText = style;
  element.tabIndex = -1;
  const inner = element.appendChild(document.createElement("p"));
  document.body.append(element);
  const show = vi.fn();
  const abort = new AbortController();
  return {
    element,
    inner,
    show,
    abort,
    start() {
      // What counts here of a widget's element.
      const widget = Object.assign(element, { loading, shell: { frame: { isOpen } } });
      showWhenNeeded(widget as unknown as LaterElement, show, abort.signal);
    },
  };
}

/** All that was to follow the next paint has been done. */
const painted = () => new Promise<void>((done) => afterPaint(() => setTimeout(done)));

it("eager: at once", () => {
  const { start, show } = begin("eager");
  start();
  expect(show).toHaveBeenCalledTimes(1);
});

it("idle: not before the browser has nothing else to do", async () => {
  const { start, show } = begin("idle", { style: "position: absolute; top: 9000px; height: 20px" });
  start();
  expect(show).not.toHaveBeenCalled();
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it.each(["visible", "no-such-word"])("%s: when it comes near the window", async (loading) => {
  const { start, show, element } = begin(loading, { style: "position: absolute; top: 9000px; height: 20px" });
  start();
  await painted();
  await painted();
  expect(show).not.toHaveBeenCalled();
  element.style.top = "0";
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it.each(["pointerover", "focusin", "touchstart", "input", "keydown"])(
  "intent: at the first %s in it, once that has been painted",
  async (name) => {
    const { start, show, inner } = begin("intent");
    start();
    await painted();
    expect(show).not.toHaveBeenCalled();
    inner.dispatchEvent(new Event(name));
    expect(show).not.toHaveBeenCalled();
    await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
    inner.dispatchEvent(new Event(name));
    await painted();
    expect(show).toHaveBeenCalledTimes(1);
  },
);

it("intent: a reader who was quicker has turned to it already", async () => {
  const { start, show, element } = begin("intent");
  element.focus();
  start();
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it("whatever its tag says, when its frame opens, not another's inside it", async () => {
  const { start, show, element, inner } = begin("intent");
  start();
  inner.dispatchEvent(new Event("quire-open", { bubbles: true }));
  await painted();
  expect(show).not.toHaveBeenCalled();
  element.dispatchEvent(new Event("quire-open"));
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it("when its frame is open already", async () => {
  const { start, show } = begin("intent", { isOpen: true });
  start();
  expect(show).not.toHaveBeenCalled();
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it("not once the element has gone", async () => {
  const { start, show, element, inner, abort } = begin("intent");
  start();
  abort.abort();
  inner.dispatchEvent(new Event("keydown"));
  element.dispatchEvent(new Event("quire-open"));
  await painted();
  expect(show).not.toHaveBeenCalled();
});
