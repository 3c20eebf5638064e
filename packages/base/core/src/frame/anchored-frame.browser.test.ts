import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cdp, page, userEvent } from "vitest/browser";
import { AnchoredFrame } from "./anchored-frame.js";
import { overlayShell } from "./overlay-shell.js";
import type { Align } from "./place-beside.js";
import { getShell } from "./shell-registry.js";

let trigger: HTMLButtonElement;

/** Reduces motion, so that positions are final at once. */
const motion = (value: "reduce" | "") =>
  cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });

beforeEach(async () => {
  await motion("reduce");
  await page.viewport(1000, 700);
  document.body.setHTMLUnsafe('<div id="around"><button>Open</button></div>');
  trigger = find("button");
  Object.assign(trigger.style, { position: "absolute", left: "500px", top: "80px" });
});

afterEach(async () => {
  await motion("");
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body]) element.removeAttribute("style");
  document.documentElement.removeAttribute("dir");
});

function find<T extends HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
}

/** Creates a closed panel of this height, with a field in it. */
function make(height = 160, align: Align = "end", parent: Element = document.body) {
  const host = document.createElement("div");
  parent.append(host);
  const shell = overlayShell({ kind: AnchoredFrame, title: () => "A title", root: "shadow", align });
  const { frame, container } = getShell(host, shell);
  if (!frame) throw new Error("An overlay has a frame.");
  const field = document.createElement("input");
  container.style.height = `${height}px`;
  container.append(field);
  return { host, frame, field, box: () => frame.panel.getBoundingClientRect() };
}

const triggerBox = () => trigger.getBoundingClientRect();

/** Compares the edges of panel and trigger, and measures the gap below the trigger in the panel's pixels. */
function distance({ box, frame }: ReturnType<typeof make>, edge: "left" | "right") {
  const gap = (box().top - triggerBox().bottom) / frame.panel.currentCSSZoom;
  return [Math.abs(box()[edge] - triggerBox()[edge]) < 1.5, Math.round(gap)];
}

const ZOOMED = {
  "zoom of the root": () => document.documentElement.style.setProperty("zoom", "1.5"),
  "zoom of the body": () => document.body.style.setProperty("zoom", "1.5"),
  "zoom around the trigger alone": () => find("#around").style.setProperty("zoom", "1.5"),
  "a transform around the trigger": () =>
    find("#around").style.setProperty("transform", "translate(40px, 20px) scale(1.2)"),
};

for (const [name, zoom] of Object.entries(ZOOMED)) {
  for (const dir of ["ltr", "rtl"]) {
    it(`opens next to its trigger under ${name}, ${dir}`, () => {
      document.documentElement.dir = dir;
      trigger.style.left = "200px";
      zoom();
      const one = make(100, dir === "ltr" ? "start" : "end");
      one.frame.open({ trigger });
      expect(distance(one, "left")).toEqual([true, 8]);
    });
  }
}

it("opens next to its trigger in a zoomed host that is larger than the trigger", () => {
  const zoomed = document.createElement("div");
  zoomed.style.setProperty("zoom", "2");
  document.body.append(zoomed);
  const one = make(60, "start", zoomed);
  trigger.style.left = "100px";
  one.frame.open({ trigger });
  expect(one.box().width).toBe(720);
  expect(distance(one, "left")).toEqual([true, 8]);
});

it("fits below its trigger without covering it, and scrolls", async () => {
  trigger.style.top = "300px";
  const one = make(900);
  one.frame.open({ trigger });
  expect(distance(one, "right")).toEqual([true, 8]);
  expect(one.box().bottom).toBeLessThanOrEqual(innerHeight);
  expect(one.frame.panel.scrollHeight).toBeGreaterThan(one.frame.panel.clientHeight);
});

/** Adds a bar across the page, 90 px high by default. */
function bar(tag: string, style: Partial<CSSStyleDeclaration>): HTMLElement {
  const made = document.createElement(tag);
  Object.assign(made.style, { left: "0", right: "0", top: "0", height: "90px", ...style });
  document.body.prepend(made);
  return made;
}
const BARS: Record<string, () => HTMLElement> = {
  "a masthead that is sticky": () => bar("div", { position: "sticky" }),
  "a masthead that is fixed, with another below it": () => {
    bar("div", { position: "fixed", height: "50px" });
    return bar("div", { position: "fixed", top: "50px", height: "40px" });
  },
  "a masthead that scrolls with the page": () => bar("header", { position: "absolute" }),
};

for (const [name, make90] of Object.entries(BARS)) {
  it(`opens above its trigger, covers neither it nor ${name}, and scrolls`, () => {
    const masthead = make90();
    trigger.style.top = "560px";
    const one = make(900);
    one.frame.open({ trigger });
    expect(Math.round(triggerBox().top - one.box().bottom)).toBe(8);
    expect(Math.round(one.box().top - masthead.getBoundingClientRect().bottom)).toBe(8);
    expect(one.frame.panel.scrollHeight).toBeGreaterThan(one.frame.panel.clientHeight);
  });
}

it("opens below its trigger in a low window, even with little room, and does not cover the masthead", async () => {
  await page.viewport(1000, 360);
  bar("div", { position: "sticky" });
  trigger.style.top = "180px";
  const one = make(900);
  one.frame.open({ trigger });
  expect(distance(one, "right")).toEqual([true, 8]);
  expect(one.box().bottom).toBeLessThanOrEqual(innerHeight);
  expect(one.box().height).toBeLessThan(200);
});

it("opens on the larger side and scrolls when neither side has room", () => {
  trigger.style.top = "430px";
  const one = make(900);
  one.frame.open({ trigger });
  expect(Math.round(triggerBox().top - one.box().bottom)).toBe(8);
  expect(one.frame.panel.scrollHeight).toBeGreaterThan(one.frame.panel.clientHeight);
});

it("opens below and scrolls if there is enough room, even if there is more room above", () => {
  trigger.style.top = "400px";
  const one = make(900);
  one.frame.open({ trigger });
  expect(distance(one, "right")).toEqual([true, 8]);
  expect(one.box().bottom).toBeLessThanOrEqual(innerHeight);
  expect(one.frame.panel.scrollHeight).toBeGreaterThan(one.frame.panel.clientHeight);
});

it("opens below if it fits there, even if there is more room above", () => {
  trigger.style.top = "430px";
  const one = make(90);
  one.frame.open({ trigger });
  expect(distance(one, "right")).toEqual([true, 8]);
});

it("does not treat a layer that fills the window as a masthead", () => {
  bar("div", { position: "fixed", height: "100%" }).style.pointerEvents = "auto";
  trigger.style.top = "600px";
  const one = make(200);
  one.frame.open({ trigger });
  expect(Math.round(triggerBox().top - one.box().bottom)).toBe(8);
});

it("opens as a sheet at the window's bottom at 480 px and less, at every trigger position", async () => {
  await page.viewport(480, 700);
  trigger.style.left = "20px";
  const one = make(2_000);
  one.frame.open({ trigger });
  const { left, right, height } = one.box();
  expect([left, right]).toEqual([0, document.documentElement.clientWidth]);
  await expect.poll(() => one.box().bottom).toBe(innerHeight);
  expect(height).toBeLessThanOrEqual(0.86 * innerHeight);
  await page.viewport(481, 700);
  one.frame.close();
  one.frame.open({ trigger });
  expect(one.box().width).toBe(360);
});

/** Simulates a downward swipe on the header by `far` pixels. */
function draw({ frame }: ReturnType<typeof make>, far: number): void {
  const header = frame.panel.querySelector("[part=header]");
  const point = (type: string, clientY: number) =>
    header?.dispatchEvent(new PointerEvent(type, { clientY, isPrimary: true, pointerId: 1, bubbles: true }));
  // Browsers throw on a capture of a synthetic pointer.
  if (header) vi.spyOn(header, "setPointerCapture").mockImplementation(() => {});
  point("pointerdown", 300);
  point("pointermove", 300 + far);
  point("pointerup", 300 + far);
}

it("closes as a sheet on a long downward swipe of its header, but not next to a trigger", async () => {
  const one = make(200);
  one.frame.open({ trigger });
  draw(one, 200);
  expect(one.frame.isOpen).toBe(true);
  one.frame.close();
  await page.viewport(375, 700);
  one.frame.open({ trigger });
  draw(one, 60);
  expect([one.frame.isOpen, one.frame.panel.style.translate]).toEqual([true, ""]);
  draw(one, 80);
  expect(one.frame.isOpen).toBe(false);
});

it("opens next to the nearest visible ancestor of a trigger that is not rendered", () => {
  const menu = document.createElement("div");
  const inner = document.createElement("div");
  Object.assign(menu.style, {
    position: "absolute",
    left: "400px",
    top: "60px",
    width: "200px",
    height: "40px",
  });
  menu.append(inner);
  document.body.append(menu);
  inner.append(trigger);
  inner.style.display = "none";
  const one = make();
  one.frame.open({ trigger });
  expect(Math.round(one.box().right)).toBe(600);
  expect(Math.round(one.box().top)).toBe(108);
});

it("opens next to the button of a closed menu that contains its trigger", () => {
  document.body.setHTMLUnsafe(
    `<button popovertarget="menu" style="position:absolute;left:500px;top:80px">Robin</button>
     <div popover id="menu"><button id="entry">Change password</button></div>`,
  );
  trigger = find("[popovertarget]");
  const one = make();
  one.frame.open({ trigger: find("#entry") });
  expect(distance(one, "right")).toEqual([true, 8]);
});

it("does not move the focus, so that a menu that closes on blur stays open", async () => {
  document.body.setHTMLUnsafe(
    '<button popovertarget="menu">Robin</button><div popover id="menu"><button>Change password</button></div>',
  );
  await userEvent.click(find("[popovertarget]"));
  const [menu, entry] = [find("#menu"), find("#menu button")];
  menu.addEventListener("focusout", () => menu.hidePopover());
  entry.focus();
  const one = make();
  one.frame.open({ trigger: entry });
  expect([menu.matches(":popover-open"), document.activeElement]).toEqual([true, entry]);
});

it("finds the visible ancestor of a trigger through slots and shadow roots", () => {
  const host = document.createElement("div");
  Object.assign(host.style, { position: "absolute", left: "100px", top: "0px", width: "800px" });
  const root = host.attachShadow({ mode: "open" });
  root.setHTMLUnsafe(
    `<div id="menu" style="position:absolute;left:300px;top:10px;width:120px;height:30px">
       <div style="visibility:hidden"><slot></slot></div></div>`,
  );
  host.append(trigger);
  document.body.append(host);
  const one = make(100, "start");
  one.frame.open({ trigger });
  expect(Math.round(one.box().left)).toBe(400);
  expect(Math.round(one.box().top)).toBe(48);
});

it("does not cover a focused control with a long title", async () => {
  const host = document.createElement("div");
  document.body.append(host);
  const title = "A title of very many words ".repeat(8);
  const { frame, container } = getShell(
    host,
    overlayShell({ kind: AnchoredFrame, title: () => title, root: "shadow" }),
  );
  if (!frame) throw new Error("An overlay has a frame.");
  for (let index = 0; index < 30; index++) {
    const button = document.createElement("button");
    Object.assign(button.style, { display: "block", height: "40px" });
    button.textContent = String(index);
    container.append(button);
  }
  frame.open({ trigger });
  const { panel } = frame;
  const header = panel.querySelector("[part=header]");
  await expect.poll(() => panel.style.getPropertyValue("--_header")).not.toBe("");
  panel.scrollTop = 600;
  for (const button of [...container.querySelectorAll("button")].reverse()) {
    button.focus();
    const covered = (header?.getBoundingClientRect().bottom ?? 0) - button.getBoundingClientRect().top;
    expect(covered, button.textContent ?? "").toBeLessThanOrEqual(0);
  }
});

it("leaves Escape to an input method", async () => {
  const { frame, field } = make();
  frame.open({ trigger });
  field.focus();
  const press = (of: KeyboardEventInit) =>
    field.dispatchEvent(
      new KeyboardEvent("keydown", { key: "Escape", bubbles: true, composed: true, cancelable: true, ...of }),
    );
  press({ isComposing: true });
  press({ keyCode: 229 });
  expect(frame.isOpen).toBe(true);
  press({});
  expect(frame.isOpen).toBe(false);
});

const MODALS = {
  "the browser's": () => {
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    dialog.showModal();
    return { dialog, hide: () => dialog.close() };
  },
  "one that keeps the focus, as Bootstrap 3": () => {
    const dialog = document.createElement("div");
    dialog.className = "modal";
    dialog.tabIndex = -1;
    document.body.append(dialog);
    const keep = ({ target }: Event) => {
      if (target instanceof Node && !dialog.contains(target)) dialog.focus();
    };
    document.addEventListener("focusin", keep);
    const hide = () => {
      document.removeEventListener("focusin", keep);
      dialog.style.display = "none";
    };
    return { dialog, hide };
  },
};

for (const [name, open] of Object.entries(MODALS)) {
  it(`takes clicks and focus within a modal of the page, ${name}, and returns to its place when it closes`, async () => {
    const { host, frame, field } = make();
    const { dialog, hide } = open();
    const home = host.previousSibling;
    dialog.append(trigger);
    trigger.style.position = "static";
    frame.open({ trigger });
    await userEvent.click(field);
    expect(host.shadowRoot?.activeElement).toBe(field);
    await userEvent.type(field, "x");
    expect(field.value).toBe("x");
    expect(frame.isOpen).toBe(true);
    await userEvent.keyboard("{Escape}");
    expect(frame.isOpen).toBe(false);
    expect(dialog.checkVisibility()).toBe(true);
    expect(host.previousSibling).toBe(home);
    expect(document.activeElement).toBe(trigger);
    frame.open({ trigger });
    const { top } = frame.panel.getBoundingClientRect();
    hide();
    await expect.poll(() => dialog.contains(host)).toBe(false);
    expect(frame.panel.checkVisibility()).toBe(true);
    expect(frame.panel.getBoundingClientRect().top).toBe(top);
  });
}

it("keeps focus in the panel after the second click of a double click on its trigger (beyond-112)", async () => {
  const { frame, field } = make();
  const open = () => {
    frame.open({ trigger });
    field.focus();
  };
  trigger.addEventListener("click", open, { once: true });
  await userEvent.dblClick(trigger);
  expect(document.activeElement?.shadowRoot?.activeElement).toBe(field);
  await userEvent.click(trigger);
  expect(document.activeElement).toBe(trigger);
});
