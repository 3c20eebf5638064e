import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { cdp, userEvent } from "vitest/browser";
import { defineText, setPageConfiguration } from "../index.js";
import { AnchoredFrame } from "./anchored-frame.js";
import type { Frame, FrameKind } from "./frame.js";
import { ModalFrame } from "./modal-frame.js";
import { overlayShell } from "./overlay-shell.js";
import { getShell } from "./shell-registry.js";

const text = defineText("probe", { title: "A title" });

function make(kind: FrameKind): { host: HTMLElement; frame: Frame; trigger: HTMLButtonElement } {
  const trigger = document.createElement("button");
  trigger.textContent = "Open";
  const host = document.createElement("div");
  document.body.append(trigger, host);
  const { frame, container } = getShell(
    host,
    overlayShell({ kind, title: () => text("title"), root: "shadow" }),
  );
  if (!frame) throw new Error("An overlay has a frame.");
  const inside = document.createElement("button");
  inside.textContent = "Inside";
  container.append(inside);
  return { host, frame, trigger };
}

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("changes the language of its title and its close button while it is open (beyond-388)", async () => {
  const messages = { "probe.title": "Ein Titel", "frame.close": "Schließen" };
  setPageConfiguration({ locales: { de: async () => ({ default: messages }) } });
  onTestFinished(() => document.documentElement.setAttribute("lang", "en"));
  const { frame } = make(ModalFrame);
  frame.open();
  const getWords = () => [
    frame.panel.querySelector("[part=title]")?.textContent,
    frame.panel.querySelector("[part=close]")?.getAttribute("aria-label"),
  ];
  expect(getWords()).toEqual(["A title", "Close"]);
  document.documentElement.lang = "de";
  await expect.poll(getWords).toEqual(["Ein Titel", "Schließen"]);
  frame.setTitle("Its own");
  document.documentElement.lang = "en";
  await expect.poll(getWords).toEqual(["Its own", "Close"]);
  frame.close();
});

it("opens with its title, its busy line and the focus on the heading", () => {
  const { host, frame, trigger } = make(ModalFrame);
  const opened = vi.fn();
  host.addEventListener("quire-open", opened);
  frame.open({ trigger });
  expect(frame.panel.matches(":modal")).toBe(true);
  expect(frame.panel.style.left).toBe("");
  expect(host.hasAttribute("open")).toBe(true);
  expect(host.shadowRoot?.activeElement?.textContent).toBe("A title");
  expect(host.shadowRoot?.querySelector("[part=busy]")?.textContent).toBe("Loading…");
  expect(opened).toHaveBeenCalledTimes(1);
  frame.open({ trigger });
  expect(opened).toHaveBeenCalledTimes(1);
});

it.each([ModalFrame, AnchoredFrame])(
  "stays closed when a listener prevents the opening (beyond-273)",
  (kind) => {
    const { host, frame, trigger } = make(kind);
    const opened = vi.fn();
    document.addEventListener("quire-open", opened, { once: true });
    const prevent = vi.fn((event: Event) => event.preventDefault());
    host.addEventListener("quire-before-open", prevent);
    host.setAttribute("open", "");
    frame.open({ trigger });
    expect(prevent.mock.calls[0]?.[0]).toMatchObject({ detail: { trigger } });
    expect([frame.isOpen, host.hasAttribute("open"), opened.mock.calls]).toEqual([false, false, []]);
    host.removeEventListener("quire-before-open", prevent);
    frame.open({ trigger });
    expect(frame.isOpen).toBe(true);
    frame.close();
  },
);

it("closes with Escape, dispatches the reason, and restores the focus", async () => {
  const { host, frame, trigger } = make(ModalFrame);
  const closed = vi.fn();
  host.addEventListener("quire-close", (event) => closed((event as CustomEvent).detail));
  trigger.focus();
  frame.open();
  await userEvent.keyboard("{Escape}");
  expect(frame.isOpen).toBe(false);
  expect(closed).toHaveBeenCalledWith({ reason: "escape" });
  expect(document.activeElement).toBe(trigger);
  expect(host.hasAttribute("open")).toBe(false);
});

it("prevents only the Escape of an input method from closing a modal", () => {
  const { host, frame } = make(ModalFrame);
  frame.open();
  const isKept = (composing: KeyboardEventInit) => {
    const options = { key: "Escape", bubbles: true, composed: true, cancelable: true, ...composing };
    const pressed = new KeyboardEvent("keydown", options);
    host.shadowRoot?.querySelector("dialog button")?.dispatchEvent(pressed);
    return pressed.defaultPrevented;
  };
  expect([{ isComposing: true }, { keyCode: 229 }, {}].map(isKept)).toEqual([true, true, false]);
});

it("stays open on the second press of a double click on its trigger", async () => {
  const { frame, trigger } = make(ModalFrame);
  trigger.addEventListener("click", () => frame.open({ trigger }));
  await userEvent.dblClick(trigger);
  expect(frame.isOpen).toBe(true);
});

it("closes at once on a single press outside", async () => {
  const { frame, trigger } = make(ModalFrame);
  frame.open({ trigger });
  await userEvent.click(document.documentElement, {
    position: { x: innerWidth - 4, y: innerHeight - 4 },
    force: true,
  });
  expect(frame.isOpen).toBe(false);
});

it("opens next to its trigger, inside the viewport, and sets `aria-expanded` on the trigger", () => {
  const { frame, trigger } = make(AnchoredFrame);
  trigger.style.marginInlineStart = "4px";
  frame.open({ trigger });
  const panel = frame.panel.getBoundingClientRect();
  expect(panel.left).toBeGreaterThanOrEqual(0);
  expect(panel.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  expect(panel.top).toBeGreaterThanOrEqual(trigger.getBoundingClientRect().bottom);
  expect(trigger.getAttribute("aria-expanded")).toBe("true");
  frame.close();
  expect(trigger.getAttribute("aria-expanded")).toBe("false");
});

const motion = (value: "reduce" | "no-preference") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
/** Returns the durations of a panel's animations in milliseconds. */
const motions = ({ panel }: Frame) =>
  panel.getAnimations({ subtree: true }).map(({ effect }) => effect?.getComputedTiming().duration);

it.for([
  ["a modal", ModalFrame],
  ["a panel", AnchoredFrame],
] as const)("shows nothing while %s is laid out before opening", async ([, kind]) => {
  await motion("no-preference");
  const { frame } = make(kind);
  const idle = vi.spyOn(globalThis, "requestIdleCallback").mockImplementation((layOut) => {
    layOut({ didTimeout: false, timeRemaining: () => 1 });
    return 0;
  });
  frame.rehearse();
  expect(idle).toHaveBeenCalledTimes(1);
  expect([
    frame.panel.checkVisibility({ visibilityProperty: true }),
    frame.panel.getAttribute("style"),
  ]).toEqual([false, ""]);
});

describe.each([
  ["modal", ModalFrame],
  ["anchored", AnchoredFrame],
] as const)("motion, %s", (_, kind) => {
  it("animates for 120 to 200 ms, but closes at once for code and focus", async () => {
    await motion("no-preference");
    const { frame, host, trigger } = make(kind);
    frame.open({ trigger, keyboard: true });
    expect(motions(frame).filter((time) => time === 140).length).toBeGreaterThan(0);
    await Promise.all(frame.panel.getAnimations().map(({ finished }) => finished));
    frame.close("escape");
    expect([frame.isOpen, host.hasAttribute("open"), document.activeElement]).toEqual([
      false,
      false,
      trigger,
    ]);
    expect(frame.panel.checkVisibility({ visibilityProperty: true })).toBe(true);
    expect(getComputedStyle(frame.panel).pointerEvents).toBe("none");
    expect(new Set(motions(frame))).toEqual(new Set([120]));
    await expect.poll(() => frame.panel.checkVisibility()).toBe(false);
  });

  it("becomes visible when it opens again during its closing animation", async () => {
    await motion("no-preference");
    const { frame, trigger } = make(kind);
    frame.open({ trigger });
    await new Promise(requestAnimationFrame);
    frame.close();
    frame.open({ trigger });
    await Promise.all(frame.panel.getAnimations().map(({ finished }) => finished));
    expect([frame.panel.checkVisibility(), getComputedStyle(frame.panel).opacity]).toEqual([true, "1"]);
  });

  it("drops the focus during its closing animation if its trigger was removed", async () => {
    await motion("no-preference");
    const { frame, trigger } = make(kind);
    trigger.focus();
    frame.open({ trigger, keyboard: true });
    await new Promise(requestAnimationFrame);
    trigger.remove();
    frame.close("done");
    expect(document.activeElement).toBe(document.body);
  });

  it("closes without an animation with reduced motion", async () => {
    await motion("reduce");
    const { frame, trigger } = make(kind);
    frame.open({ trigger });
    expect(motions(frame)).toEqual([]);
    frame.close();
    expect(frame.panel.checkVisibility()).toBe(false);
    await motion("no-preference");
  });
});

it("never uses a focused element inside itself as its anchor", () => {
  const { host, frame, trigger } = make(AnchoredFrame);
  trigger.focus();
  frame.open({ keyboard: true });
  frame.panel.querySelector<HTMLElement>("[part=close]")?.focus();
  frame.close("outside");
  expect(host.shadowRoot?.activeElement).not.toBeNull();
  frame.open();
  expect(frame.anchor).toBe(trigger);
});

it("opens from a trigger in a shadow root, and keeps the focus there", () => {
  const { frame, trigger, host } = make(AnchoredFrame);
  const around = document.createElement("div");
  document.body.append(around);
  around.attachShadow({ mode: "open" }).append(trigger);
  const closed = vi.fn();
  host.addEventListener("quire-close", closed);
  frame.open({ trigger });
  expect(frame.isOpen).toBe(true);
  expect(around.shadowRoot?.activeElement).toBe(trigger);
  expect(closed).not.toHaveBeenCalled();
});

it("takes the focus when it is opened by keyboard, but not by pointer", () => {
  const { host, frame, trigger } = make(AnchoredFrame);
  frame.open({ trigger });
  expect(document.activeElement).toBe(trigger);
  frame.close();
  frame.open({ trigger, keyboard: true });
  expect(host.shadowRoot?.activeElement?.textContent).toBe("A title");
});

it("restores the focus to its trigger if no element has it", async () => {
  const { host, frame, trigger } = make(AnchoredFrame);
  frame.open({ trigger, keyboard: true });
  host.shadowRoot?.querySelector<HTMLElement>("[part=title]")?.blur();
  expect(document.activeElement).toBe(document.body);
  await userEvent.keyboard("{Escape}");
  expect(frame.isOpen).toBe(false);
  expect(document.activeElement).toBe(trigger);
});

it("closes on Tab after its last control, and moves the focus to the trigger", async () => {
  const { frame, trigger } = make(AnchoredFrame);
  frame.open({ trigger, keyboard: true });
  // Two controls: the close button, and the button inside.
  for (let count = 0; count < 2; count++) await userEvent.tab();
  expect(frame.isOpen).toBe(true);
  await userEvent.tab();
  await expect.poll(() => frame.isOpen).toBe(false);
  expect(document.activeElement).toBe(trigger);
});

it("closes on a press outside, even if the page stops the event, but not on one inside", () => {
  const { host, frame, trigger } = make(AnchoredFrame);
  const elsewhere = document.createElement("p");
  elsewhere.addEventListener("pointerdown", (event) => event.stopPropagation());
  document.body.append(elsewhere);
  frame.open({ trigger });
  const press = { bubbles: true, composed: true };
  host.shadowRoot
    ?.querySelector("[part=content] button")
    ?.dispatchEvent(new PointerEvent("pointerdown", press));
  expect(frame.isOpen).toBe(true);
  elsewhere.dispatchEvent(new PointerEvent("pointerdown", press));
  expect(frame.isOpen).toBe(false);
});

describe("a password manager's menu", () => {
  const press = { bubbles: true, composed: true };
  const menu = (parent: Element, popover?: "manual") => {
    const element = document.createElement("password-manager-menu");
    element.attachShadow({ mode: "closed" }).append(document.createElement("button"));
    element.tabIndex = -1;
    parent.append(element);
    if (popover) {
      element.popover = popover;
      element.showPopover();
    }
    return element;
  };
  const PLACES = {
    "a popover": () => menu(document.body, "manual"),
    "an element beside the body": () => menu(document.documentElement),
  };

  it.each(Object.entries(PLACES))("leaves a panel open when it is %s (beyond-215)", (_, place) => {
    const { frame, trigger, host } = make(AnchoredFrame);
    frame.open({ trigger });
    host.shadowRoot?.querySelector<HTMLElement>("[part=content] button")?.focus();
    const element = place();
    element.dispatchEvent(new PointerEvent("pointerdown", press));
    expect(frame.isOpen).toBe(true);
    element.focus();
    expect(frame.isOpen).toBe(true);
    element.remove();
    document.documentElement.dispatchEvent(new PointerEvent("pointerdown", press));
    expect(frame.isOpen).toBe(false);
  });
});

it("closes on a press in the popover that its trigger is in (beyond-215)", () => {
  const { frame, trigger } = make(AnchoredFrame);
  const around = document.createElement("div");
  around.popover = "manual";
  const other = document.createElement("p");
  document.body.append(around);
  around.append(trigger, other);
  around.showPopover();
  frame.open({ trigger });
  other.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, composed: true }));
  expect(frame.isOpen).toBe(false);
});

it("adds no listener to the page while it is closed", () => {
  const { frame, trigger } = make(AnchoredFrame);
  const added = vi.spyOn(document, "addEventListener");
  const removed: AbortSignal[] = [];
  added.mockImplementation((_type, _listener, options) => {
    if (typeof options === "object" && options.signal) removed.push(options.signal);
  });
  frame.open({ trigger });
  expect(added).toHaveBeenCalled();
  frame.close();
  expect(removed.length).toBe(added.mock.calls.length);
  expect(removed.every(({ aborted }) => aborted)).toBe(true);
});

it("calls a placement callback on open, and its undo function on close", () => {
  const { frame, trigger } = make(AnchoredFrame);
  const undo = vi.fn();
  const place = vi.fn(() => undo);
  frame.open({ trigger });
  frame.onPlace(place);
  expect(place).toHaveBeenCalledWith(frame);
  expect(frame.anchor).toBe(trigger);
  frame.close();
  expect(undo).toHaveBeenCalledTimes(1);
});

it("shows a failed load with a retry", () => {
  const { host, frame, trigger } = make(ModalFrame);
  const retry = vi.fn();
  frame.open({ trigger });
  frame.fail(retry);
  const busy = host.shadowRoot?.querySelector("[part=busy]");
  expect(busy?.textContent).toBe("Couldn’t load this. Try again");
  busy?.querySelector("button")?.click();
  expect(retry).toHaveBeenCalledTimes(1);
  expect(busy?.textContent).toBe("Loading…");
});

it("gives the retry button the colour of links, on a dark page too (beyond-80)", () => {
  const { host, frame, trigger } = make(ModalFrame);
  host.style.setProperty("--quire-color-scheme", "dark");
  host.style.setProperty("--quire-color-accent", "#8db4ee");
  frame.open({ trigger });
  frame.fail(() => {});
  const link = document.createElement("i");
  link.style.color = "var(--_link)";
  host.shadowRoot?.append(link);
  const retry = host.shadowRoot?.querySelector("[part=retry]");
  expect(retry && getComputedStyle(retry).color).toBe(getComputedStyle(link).color);
});

it("opens and closes by the attribute `open` before its element is defined", async () => {
  const { host, frame } = make(ModalFrame);
  host.setAttribute("open", "");
  await expect.poll(() => frame.isOpen).toBe(true);
  host.removeAttribute("open");
  await expect.poll(() => frame.isOpen).toBe(false);
});

it("opens for a host that has the attribute `open` already", async () => {
  const host = document.createElement("quire-not-yet");
  host.setAttribute("open", "");
  document.body.append(host);
  const { frame } = getShell(
    host,
    overlayShell({ kind: ModalFrame, title: () => "A title", root: "shadow" }),
  );
  await expect.poll(() => frame?.isOpen).toBe(true);
});

it("has a close button of 32 px with a click area of 44 px", () => {
  const { host, frame, trigger } = make(ModalFrame);
  frame.open({ trigger });
  const header = host.shadowRoot?.querySelector("[part=header]")?.getBoundingClientRect();
  const close = host.shadowRoot?.querySelector("[part=close]");
  const { width, height } = close?.getBoundingClientRect() ?? new DOMRect();
  expect([width, height]).toEqual([44, 44]);
  expect(header?.height).toBeLessThan(70);
});
