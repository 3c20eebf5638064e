import { getSkeleton, ModalFrame, overlayShell } from "@quire/core/frame";
import { type ReactNode, useLayoutEffect, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cdp } from "vitest/browser";
import { asElement } from "./as-element.js";
import { useFrame, useWidgetState } from "./host-context.js";
import { type ReactView, reactView } from "./react-view.js";
import { register } from "./register.js";
import { defineWidget } from "./widget.js";
import type { WidgetState } from "./widget-shell.js";

const skeleton = getSkeleton({ places: 3, sheet: '[part="place"] { block-size: 40px; }' });
const declared = { description: "", attributes: {}, events: {} } as const;
type View = { readonly view: ReactView<object> };

let comes: PromiseWithResolvers<View>;
let showState: ((state: WidgetState) => void) | undefined;

function ListView(): ReactNode {
  const [state, setState] = useState<WidgetState>("loading");
  showState = setState;
  useWidgetState(state);
  return state === "ready" && <ul>All of it</ul>;
}

function PanelView(): ReactNode {
  useFrame();
  return <p>The form</p>;
}

register(
  "waits",
  asElement(defineWidget({ ...declared, name: "waits", skeleton, view: () => comes.promise })),
);
register(
  "waits-bare",
  asElement(defineWidget({ ...declared, name: "waits-bare", view: () => comes.promise })),
);
register(
  "waits-open",
  asElement(
    defineWidget({
      ...declared,
      name: "waits-open",
      shell: overlayShell({ kind: ModalFrame, root: "shadow", title: () => "A title", skeleton }),
      view: () => comes.promise,
    }),
  ),
);

beforeEach(() => {
  showState = undefined;
  comes = Promise.withResolvers();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function insert(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  // The markup of these tests is one element.
  return document.body.firstElementChild as HTMLElement;
}

const find = (host: HTMLElement, selector: string) => host.shadowRoot?.querySelector<HTMLElement>(selector);
const isWaiting = (host: HTMLElement) => !!find(host, '[part="skeleton"]');
const isBusy = (host: HTMLElement) => find(host, '[aria-busy="true"]') !== null;
const come = (view: () => ReactNode) => comes.resolve({ view: reactView(view) });
/** Waits for the view's render. `expect.poll` would advance the fake time. */
async function speaks(): Promise<void> {
  while (!showState) await new Promise(requestAnimationFrame);
}
/** Waits for promises and for React's renders. React schedules by messages, which can run after a frame. */
async function settle(): Promise<void> {
  for (let frame = 0; frame < 3; frame++) {
    await new Promise(requestAnimationFrame);
    const { port1, port2 } = new MessageChannel();
    port2.postMessage("");
    await new Promise((done) => {
      port1.onmessage = done;
    });
    port1.close();
  }
}

/** Returns the skeleton's opacity after `time` milliseconds of its animations. */
function opacityAt(host: HTMLElement, time: number): number {
  const element = find(host, '[part="skeleton"]');
  for (const animation of element?.getAnimations() ?? []) {
    animation.pause();
    animation.currentTime = time;
  }
  return element ? Number(getComputedStyle(element).opacity) : Number.NaN;
}

it("reserves its space before React loads, busy, and fades in after 300 ms", () => {
  const host = insert("<quire-waits></quire-waits>");
  expect(host.getBoundingClientRect().height).toBe(120);
  expect([find(host, '[part="skeleton"]')?.ariaHidden, isBusy(host)]).toEqual(["true", true]);
  expect([299, 600].map((time) => opacityAt(host, time))).toEqual([0, 1]);
});

it("pulses, but not with reduced motion", async () => {
  const host = insert("<quire-waits></quire-waits>");
  expect(opacityAt(host, 1_500)).toBeLessThan(0.5);
  const media = (value: string) =>
    cdp().send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-reduced-motion", value }] });
  await media("reduce");
  expect(opacityAt(host, 1_500)).toBe(1);
  await media("");
});

it.each([140, 400, 2_000])("shows content at once when it is ready after %i ms", async (wait) => {
  const host = insert("<quire-waits></quire-waits>");
  vi.advanceTimersByTime(wait);
  come(ListView);
  await speaks();
  expect([host.dataset.state, isWaiting(host)]).toEqual(["loading", true]);
  showState?.("ready");
  await settle();
  expect([host.dataset.state, isWaiting(host), isBusy(host)]).toEqual(["ready", false, false]);
  showState?.("loading");
  await settle();
  expect(isWaiting(host)).toBe(true);
  showState?.("ready");
  await settle();
  expect([isWaiting(host), find(host, "ul")?.textContent]).toEqual([false, "All of it"]);
});

it("shows content at once if there is no skeleton", async () => {
  const host = insert("<quire-waits-bare></quire-waits-bare>");
  come(ListView);
  await speaks();
  showState?.("ready");
  await settle();
  expect([host.dataset.state, find(host, "ul")?.textContent]).toEqual(["ready", "All of it"]);
});

it("announces loading once after 1 s for all widgets that load", async () => {
  insert("<div><quire-waits></quire-waits><quire-waits></quire-waits></div>");
  const getAnnouncement = () =>
    document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent;
  vi.advanceTimersByTime(990);
  await settle();
  expect(getAnnouncement() ?? "").toBe("");
  vi.advanceTimersByTime(20);
  await settle();
  expect(getAnnouncement()).toBe("Loading…");
});

it("shows the page's content instead, except content for pages without Quire", () => {
  const filled = insert("<quire-waits><p>The first ten</p></quire-waits>");
  expect([isWaiting(filled), filled.dataset.fallback]).toEqual([false, ""]);
  const empty = insert('<quire-waits> <p slot="without-quire">A link</p> </quire-waits>');
  expect([isWaiting(empty), empty.dataset.fallback]).toEqual([true, undefined]);
  expect(empty.querySelector("p")?.checkVisibility()).toBe(false);
});

/** The child sets the frame busy before the parent reports its content. */
function BusyPanelView(): ReactNode {
  useFrame();
  return <BusyPart />;
}
function BusyPart(): ReactNode {
  const frame = useFrame();
  useLayoutEffect(() => frame.setBusy(true), [frame]);
  return null;
}

it("stays in a frame while a part of the view is busy", async () => {
  const host = insert("<quire-waits-open open></quire-waits-open>");
  come(BusyPanelView);
  vi.useRealTimers();
  await expect.poll(() => host.dataset.state).toBe("loading");
  await settle();
  await settle();
  expect([isWaiting(host), isBusy(host)]).toEqual([true, true]);
});

it("shows in an open frame only, in place of the loading text", async () => {
  const host = insert("<quire-waits-open></quire-waits-open>");
  expect(isWaiting(host)).toBe(false);
  host.setAttribute("open", "");
  expect(isWaiting(host)).toBe(true);
  const busy = find(host, '[part="busy"]');
  expect([busy?.role, busy?.textContent, busy && getComputedStyle(busy).clipPath]).toEqual([
    "status",
    "Loading…",
    "inset(50%)",
  ]);
  host.removeAttribute("open");
  expect(isWaiting(host)).toBe(false);
  host.setAttribute("open", "");
  vi.advanceTimersByTime(2_000);
  come(PanelView);
  vi.useRealTimers();
  await expect.poll(() => isWaiting(host)).toBe(false);
  expect([isBusy(host), find(host, '[part="content"]')?.textContent]).toEqual([false, "The form"]);
});
