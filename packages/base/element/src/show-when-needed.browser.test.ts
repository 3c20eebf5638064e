import { afterPaint } from "@quire/core";
import { afterEach, expect, it, vi } from "vitest";
import { showWhenNeeded } from "./show-when-needed.js";
import type { LaterElement } from "./widget-element.js";

afterEach(() => document.body.replaceChildren());

/** Returns an element with `loading` and a frame that is open or closed. */
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
      // The only members of a widget's element that this test uses.
      const widget = Object.assign(element, { loading, shell: { frame: { isOpen } } });
      showWhenNeeded(widget as unknown as LaterElement, show, abort.signal);
    },
  };
}

/** Waits for all work after the next paint. */
const waitForPaint = () => new Promise<void>((done) => afterPaint(() => setTimeout(done)));

it("shows at once when loading is eager", () => {
  const { start, show } = begin("eager");
  start();
  expect(show).toHaveBeenCalledTimes(1);
});

it("shows in idle time when loading is idle", async () => {
  const { start, show } = begin("idle", { style: "position: absolute; top: 9000px; height: 20px" });
  start();
  expect(show).not.toHaveBeenCalled();
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it.each(["visible", "no-such-word"])("shows near the viewport when loading is %s", async (loading) => {
  const { start, show, element } = begin(loading, { style: "position: absolute; top: 9000px; height: 20px" });
  start();
  await waitForPaint();
  await waitForPaint();
  expect(show).not.toHaveBeenCalled();
  element.style.top = "0";
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it.each(["pointerover", "focusin", "touchstart", "input", "keydown"])(
  "shows once, after a paint, at the first %s when loading is intent",
  async (name) => {
    const { start, show, inner } = begin("intent");
    start();
    await waitForPaint();
    expect(show).not.toHaveBeenCalled();
    inner.dispatchEvent(new Event(name));
    expect(show).not.toHaveBeenCalled();
    await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
    inner.dispatchEvent(new Event(name));
    await waitForPaint();
    expect(show).toHaveBeenCalledTimes(1);
  },
);

it("shows when loading is intent and the element has focus already", async () => {
  const { start, show, element } = begin("intent");
  element.focus();
  start();
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it("shows when its own frame opens, not an overlay inside it", async () => {
  const { start, show, element, inner } = begin("intent");
  start();
  inner.dispatchEvent(new Event("quire-open", { bubbles: true }));
  await waitForPaint();
  expect(show).not.toHaveBeenCalled();
  element.dispatchEvent(new Event("quire-open"));
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it("shows if its frame is already open", async () => {
  const { start, show } = begin("intent", { isOpen: true });
  start();
  expect(show).not.toHaveBeenCalled();
  await expect.poll(() => show.mock.calls.length).toBeGreaterThan(0);
});

it("shows nothing after the abort", async () => {
  const { start, show, element, inner, abort } = begin("intent");
  start();
  abort.abort();
  inner.dispatchEvent(new Event("keydown"));
  element.dispatchEvent(new Event("quire-open"));
  await waitForPaint();
  expect(show).not.toHaveBeenCalled();
});
