import { AnchoredFrame, overlayShell } from "@quire/core/frame";
import { asElement, defineWidget, reactView, register, useFrame, useWidgetState } from "@quire/element";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { page } from "vitest/browser";
import { keepBeside } from "./keep-beside.js";
import { useInitialFocus } from "./use-initial-focus.js";

register(
  "placed",
  asElement(
    defineWidget({
      name: "placed",
      description: "An anchored panel.",
      attributes: {},
      events: {},
      shell: overlayShell({ kind: AnchoredFrame, title: () => "Panel", root: "shadow" }),
      view: async () => ({
        view: reactView(function PlacedView() {
          const frame = useFrame();
          useEffect(() => frame.onPlace(keepBeside), [frame]);
          useInitialFocus("");
          useWidgetState("ready");
          return <button type="button">Inside</button>;
        }),
      }),
    }),
  ),
);

let trigger: HTMLButtonElement;

/** Creates a page of 3,000 px with a trigger on it. */
beforeEach(async () => {
  await page.viewport(1000, 700);
  document.body.style.minHeight = "3000px";
  trigger = document.createElement("button");
  trigger.textContent = "Open";
  trigger.style.position = "absolute";
  document.body.append(trigger);
});

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  document.documentElement.removeAttribute("dir");
  scrollTo(0, 0);
});

async function open(left: number, top: number): Promise<HTMLElement> {
  Object.assign(trigger.style, { left: `${left}px`, top: `${top}px` });
  trigger.focus();
  const host = document.createElement("quire-placed");
  document.body.append(host);
  host.setAttribute("open", "");
  await expect.poll(() => host.dataset.state).toBe("ready");
  const panel = host.shadowRoot?.querySelector("dialog");
  if (!panel) throw new Error("There is no panel.");
  return panel;
}

/** Resolves after the frames in which an observer reports a change and the panel follows. */
async function waitForPlacement(): Promise<void> {
  for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
}

const gapBelow = (panel: HTMLElement) =>
  Math.round(panel.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom);

it("is below its trigger, and follows it while the page scrolls", async () => {
  const panel = await open(200, 100);
  await expect.poll(() => gapBelow(panel)).toBe(8);
  scrollTo(0, 60);
  await expect.poll(() => gapBelow(panel)).toBe(8);
});

it("follows its trigger in a scrolling element inside a shadow tree", async () => {
  const box = document.createElement("div");
  box.attachShadow({ mode: "open" }).innerHTML =
    '<div style="overflow: auto; height: 400px"><div style="height: 2000px"><slot></slot></div></div>';
  trigger.style.position = "relative"; // So that it scrolls with its container.
  box.append(trigger);
  document.body.append(box);
  const panel = await open(200, 100);
  await expect.poll(() => gapBelow(panel)).toBe(8);
  const { top } = trigger.getBoundingClientRect();
  box.shadowRoot?.querySelector("div")?.scrollTo(0, 50);
  expect(Math.round(top - trigger.getBoundingClientRect().top)).toBe(50);
  await expect.poll(() => gapBelow(panel)).toBe(8);
});

it("follows its trigger when the page moves it without scrolling", async () => {
  const panel = await open(200, 100);
  await expect.poll(() => gapBelow(panel)).toBe(8);
  trigger.style.top = "160px";
  await expect.poll(() => gapBelow(panel)).toBe(8);
});

it.each([
  '<img name="defaultView">',
  '<img name="documentElement">',
  '<a id="addEventListener"></a>',
  '<input name="parentNode"><input name="assignedSlot"><input name="nodeName">',
])("opens beside its trigger, follows it and closes on a page with %s (beyond-103)", async (names) => {
  const form = document.createElement("form");
  form.innerHTML = names;
  form.append(trigger);
  document.body.append(form);
  const panel = await open(200, 100);
  await expect.poll(() => gapBelow(panel)).toBe(8);
  scrollTo(0, 60);
  await expect.poll(() => gapBelow(panel)).toBe(8);
  const host = document.querySelector("quire-placed");
  host?.removeAttribute("open");
  await expect.poll(() => panel.matches(":popover-open")).toBe(false);
});

it("is above its trigger when there is no room below", async () => {
  const panel = await open(200, innerHeight - 40);
  await expect
    .poll(() => Math.round(trigger.getBoundingClientRect().top - panel.getBoundingClientRect().bottom))
    .toBe(8);
});

it("aligns with the trigger's end, and stays in the window", async () => {
  document.documentElement.dir = "rtl";
  const panel = await open(20, 100);
  await expect.poll(() => panel.getBoundingClientRect().left).toBeGreaterThanOrEqual(8);
  await expect.poll(() => gapBelow(panel)).toBe(8);
  expect(Math.abs(panel.getBoundingClientRect().left - 20)).toBeLessThan(2);
});

it("keeps the focus on the trigger when the user opened it by pointer", async () => {
  await open(200, 100);
  expect(document.activeElement).toBe(trigger);
});

it("stays on its side when it shrinks, and scrolls when neither side has room", async () => {
  const panel = await open(200, innerHeight - 120);
  const content = panel.querySelector<HTMLElement>("[part=content]");
  const isAbove = () => panel.getBoundingClientRect().bottom <= trigger.getBoundingClientRect().top;
  content?.style.setProperty("min-block-size", "200px");
  await expect.poll(isAbove).toBe(true);
  content?.style.removeProperty("min-block-size");
  await waitForPlacement();
  expect(isAbove()).toBe(true);
  trigger.style.top = `${innerHeight / 2 - 60}px`; // There is more room below.
  content?.style.setProperty("min-block-size", `${innerHeight - 40}px`);
  await expect.poll(() => panel.scrollHeight > panel.clientHeight).toBe(true);
  await expect.poll(() => panel.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  await expect.poll(() => gapBelow(panel)).toBe(8);
});

it("changes its size without a ResizeObserver error", async () => {
  const errors: string[] = [];
  const note = ({ message }: ErrorEvent) => errors.push(message);
  addEventListener("error", note);
  const panel = await open(200, innerHeight / 2);
  const content = panel.querySelector<HTMLElement>("[part=content]");
  for (const height of [100, 900, 50, 1_200]) {
    content?.style.setProperty("min-block-size", `${height}px`);
    await waitForPlacement();
  }
  removeEventListener("error", note);
  expect(errors).toEqual([]);
});

it("stays in place when its trigger is no longer rendered", async () => {
  const panel = await open(200, 100);
  await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  await expect.poll(() => gapBelow(panel)).toBe(8);
  const { left, top } = panel.getBoundingClientRect();
  trigger.style.display = "none";
  dispatchEvent(new Event("resize"));
  await waitForPlacement();
  expect(panel.getBoundingClientRect()).toMatchObject({ left, top });
});

it("stays in place when its trigger is removed from the page", async () => {
  const panel = await open(200, 100);
  await Promise.all(panel.getAnimations().map(({ finished }) => finished));
  await expect.poll(() => gapBelow(panel)).toBe(8);
  const { left, top } = panel.getBoundingClientRect();
  trigger.remove();
  dispatchEvent(new Event("resize"));
  await waitForPlacement();
  expect(panel.getBoundingClientRect()).toMatchObject({ left, top });
});
