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

/** The next event of a name that reaches a target. */
function heard(target: EventTarget, name: string): () => CustomEvent | undefined {
  let event: CustomEvent | undefined;
  target.addEventListener(name, (one) => (event = one as CustomEvent), { once: true });
  return () => event;
}

it("a widget's event bubbles out of shadow roots, with its detail", () => {
  const host = document.createElement("div");
  const inside = document.createElement("p");
  host.attachShadow({ mode: "open" }).append(inside);
  document.body.append(host);
  const event = heard(document, "quire-probe");
  expect(emit(inside, "quire-probe", { id: 7 })).toBe(true);
  expect(event()).toMatchObject({ detail: { id: 7 }, bubbles: true, composed: true, cancelable: false });
});

it("an event that may be cancelled says whether it was", () => {
  expect(emit(document.body, "quire-probe", undefined, true)).toBe(true);
  document.body.addEventListener("quire-probe", (event) => event.preventDefault(), { once: true });
  expect(emit(document.body, "quire-probe", undefined, true)).toBe(false);
});

it("analytics come from the body, and bubble", () => {
  const event = heard(document, "probe");
  // No name is known to the core itself: services bring theirs.
  (track as (name: string, detail: unknown) => void)("probe", { value: 1 });
  expect(event()).toMatchObject({ target: document.body, detail: { value: 1 }, bubbles: true });
});

it("an overlay is asked for on the document; whoever opens it says so by taking the event", () => {
  expect(openOverlay({ name: "probe" })).toBe(false);
  const event = heard(document, OPEN_OVERLAY);
  document.addEventListener(OPEN_OVERLAY, (one) => one.preventDefault(), { once: true });
  expect(openOverlay({ name: "probe", keyboard: true })).toBe(true);
  expect(event()?.detail).toEqual({ name: "probe", keyboard: true });
});

it("a trigger shows its state, and that it is busy only while it is", () => {
  const trigger = document.createElement("button");
  showTriggerState(trigger, "busy");
  expect([trigger.dataset.state, trigger.getAttribute("aria-busy")]).toEqual(["busy", "true"]);
  showTriggerState(trigger, "on");
  expect([trigger.dataset.state, trigger.hasAttribute("aria-busy")]).toEqual(["on", false]);
});

it("a state that stays is not written again", async () => {
  const trigger = document.createElement("button");
  showTriggerState(trigger, "on");
  const written = vi.fn();
  new MutationObserver(written).observe(trigger, { attributes: true });
  showTriggerState(trigger, "on");
  await Promise.resolve();
  expect(written).not.toHaveBeenCalled();
});

it("styles are adopted once, beside those that are there, and shared between roots", () => {
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

it("runs after-paint work once, a frame and a task later", () => {
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
  vi.spyOn(globalThis, "requestAnimationFrame").mockReturnValue(7); // The frame never comes.
  const given = vi.spyOn(globalThis, "cancelAnimationFrame");
  const task = vi.fn();
  afterPaint(task, 200);
  vi.advanceTimersByTime(199);
  expect(task).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2); // The task itself is one of its own.
  expect(task).toHaveBeenCalledTimes(1);
  expect(given).toHaveBeenCalledWith(7);
  const hidden = vi.fn();
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  afterPaint(hidden);
  vi.advanceTimersByTime(1);
  expect(hidden).toHaveBeenCalledTimes(1);
});

it("copies by the clipboard, and where that is refused by the page's own command", async () => {
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
  command.mockReturnValue(true); // It says so, and nobody was asked.
  expect(await copyText("A fourth")).toBe(false);
  dispatchEvent(new ClipboardEvent("copy")); // Later copies are the reader's own.
  expect(theirs).toHaveBeenCalledTimes(1);
  removeEventListener("copy", theirs);
});
