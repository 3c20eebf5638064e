import { afterEach, expect, it, vi } from "vitest";
import { showTriggerState } from "../page/action.js";
import { emit, track } from "../page/events.js";
import { copyText } from "./copy-text.js";
import { OPEN_OVERLAY, openOverlay } from "./open-overlay.js";
import { adoptStyles } from "./style-sheets.js";
import { afterPaint } from "./when.js";

afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Listens to events at a target. Returns a function that returns the last one. */
function listen(target: EventTarget, name: string): () => CustomEvent | undefined {
  let event: CustomEvent | undefined;
  target.addEventListener(name, (one) => (event = one as CustomEvent), { once: true });
  return () => event;
}

it("emits a widget's event through shadow roots, with its detail", () => {
  const host = document.createElement("div");
  const inside = document.createElement("p");
  host.attachShadow({ mode: "open" }).append(inside);
  document.body.append(host);
  const event = listen(document, "quire-probe");
  expect(emit(inside, "quire-probe", { id: 7 })).toBe(true);
  expect(event()).toMatchObject({ detail: { id: 7 }, bubbles: true, composed: true, cancelable: false });
});

it("returns false when a cancelable event was cancelled", () => {
  expect(emit(document.body, "quire-probe", undefined, true)).toBe(true);
  document.body.addEventListener("quire-probe", (event) => event.preventDefault(), { once: true });
  expect(emit(document.body, "quire-probe", undefined, true)).toBe(false);
});

it("emits bubbling analytics events on the body", () => {
  const event = listen(document, "probe");
  // Core declares no names: services declare their own.
  (track as (name: string, detail: unknown) => void)("probe", { value: 1 });
  expect(event()).toMatchObject({ target: document.body, detail: { value: 1 }, bubbles: true });
});

it("requests an overlay on the document, and returns true if a listener cancels the event", () => {
  expect(openOverlay({ name: "probe" })).toBe(false);
  const event = listen(document, OPEN_OVERLAY);
  document.addEventListener(OPEN_OVERLAY, (one) => one.preventDefault(), { once: true });
  expect(openOverlay({ name: "probe", keyboard: true })).toBe(true);
  expect(event()?.detail).toEqual({ name: "probe", keyboard: true });
});

it("sets a trigger's state, and aria-busy only while it is busy", () => {
  const trigger = document.createElement("button");
  showTriggerState(trigger, "busy");
  expect([trigger.dataset.state, trigger.getAttribute("aria-busy")]).toEqual(["busy", "true"]);
  showTriggerState(trigger, "on");
  expect([trigger.dataset.state, trigger.hasAttribute("aria-busy")]).toEqual(["on", false]);
});

it("does not write an unchanged state", async () => {
  const trigger = document.createElement("button");
  showTriggerState(trigger, "on");
  const written = vi.fn();
  new MutationObserver(written).observe(trigger, { attributes: true });
  showTriggerState(trigger, "on");
  await Promise.resolve();
  expect(written).not.toHaveBeenCalled();
});

it("adopts styles once, next to existing ones, and shares them between roots", () => {
  const own = new CSSStyleSheet();
  const [one, other] = [document.createElement("div"), document.createElement("div")].map((host) =>
    host.attachShadow({ mode: "open" }),
  );
  if (!one || !other) throw new Error("There are no roots.");
  one.adoptedStyleSheets = [own];
  adoptStyles(one, "p { color: red }", "b { color: blue }");
  adoptStyles(one, "p { color: red }");
  adoptStyles(other, "p { color: red }");
  expect(one.adoptedStyleSheets).toHaveLength(3);
  expect(one.adoptedStyleSheets[0]).toBe(own);
  expect(one.adoptedStyleSheets[1]?.cssRules[0]?.cssText).toContain("red");
  expect(other.adoptedStyleSheets).toEqual([one.adoptedStyleSheets[1]]);
});

it("runs after-paint work once, in a task after the next frame", () => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "requestAnimationFrame", "cancelAnimationFrame"],
  });
  const task = vi.fn();
  afterPaint(task);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(50);
  expect(task).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_000);
  expect(task).toHaveBeenCalledTimes(1);
});

it("runs after-paint work without a frame in a hidden page, and after a limit elsewhere", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(7); // No frame is ever painted.
  const cancelFrame = vi.spyOn(globalThis, "cancelAnimationFrame");
  const task = vi.fn();
  afterPaint(task, 200);
  vi.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2); // The task runs in its own timer.
  expect(task).toHaveBeenCalledTimes(1);
  expect(cancelFrame).toHaveBeenCalledWith(7);
  const hidden = vi.fn();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  afterPaint(hidden);
  vi.advanceTimersByTime(1);
  expect(hidden).toHaveBeenCalledTimes(1);
});

it("copies by the clipboard API, or by the page's copy command when that is refused", async () => {
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  expect(await copyText("A title")).toBe(true);
  expect(write).toHaveBeenCalledWith("A title");
  write.mockRejectedValue(new DOMException("No.", "NotAllowedError"));
  let copied: string | undefined;
  const theirs = vi.fn();
  addEventListener("copy", theirs);
  const command = vi.spyOn(document, "execCommand").mockImplementation((name) => {
    const event = new ClipboardEvent("copy", {
      clipboardData: new DataTransfer(),
      cancelable: true,
      bubbles: true,
    });
    document.dispatchEvent(event);
    copied = event.clipboardData?.getData("text/plain");
    return name === "copy" && event.defaultPrevented;
  });
  expect(await copyText("Another title")).toBe(true);
  expect(copied).toBe("Another title");
  expect(theirs).not.toHaveBeenCalled();
  command.mockReturnValue(false);
  expect(await copyText("A third")).toBe(false);
  command.mockReturnValue(true); // The command reports success without a copy event.
  expect(await copyText("A fourth")).toBe(false);
  dispatchEvent(new ClipboardEvent("copy")); // A later copy by the user is not intercepted.
  expect(theirs).toHaveBeenCalledTimes(1);
  removeEventListener("copy", theirs);
});
