import { type Frame, getShell } from "@quire/core/frame";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { destroyFlyout } from "./destroy-flyout.js";
import { flyoutShell } from "./flyout-shell.js";

interface Made {
  readonly host: HTMLElement;
  readonly frame: Frame;
  readonly trigger: HTMLButtonElement;
  readonly inside: HTMLButtonElement;
}

function make(attributes: Readonly<Record<string, string>> = {}): Made {
  const trigger = document.createElement("button");
  trigger.textContent = "Open";
  trigger.dataset.quireOpen = "some-flyout";
  const host = document.createElement("quire-some-flyout");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.append(trigger, host);
  const { frame, container } = getShell(host, flyoutShell({ root: "shadow", title: () => "A title" }));
  if (!frame) throw new Error("A flyout has a frame.");
  const inside = document.createElement("button");
  inside.textContent = "Inside";
  container.append(inside);
  frame.setBusy(false);
  return { host, frame, trigger, inside };
}

const confirmation = ({ frame }: Made) => frame.panel.querySelector<HTMLElement>('[part="confirmation"]');
const isTitle = ({ host }: Made) => host.shadowRoot?.activeElement?.textContent === "A title";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

it("takes the focus when it opens, and returns it to its trigger", () => {
  const made = make();
  made.frame.open({ trigger: made.trigger });
  expect(isTitle(made)).toBe(true);
  made.frame.close("button");
  expect(document.activeElement).toBe(made.trigger);
});

it("closes at once on quire-destroy without a message (content-4.1)", () => {
  const { host, frame, trigger } = make();
  frame.open({ trigger });
  host.dispatchEvent(new CustomEvent("quire-destroy"));
  expect(frame.isOpen).toBe(false);
  expect(document.activeElement).toBe(trigger);
});

it("shows the message of quire-destroy in place of its content for 2 s, then closes (content-4.2)", () => {
  const made = make();
  made.frame.open({ trigger: made.trigger });
  made.inside.focus();
  destroyFlyout(made.host, "Saved!");
  expect(confirmation(made)?.textContent).toBe("Saved!");
  expect(made.inside.checkVisibility()).toBe(false);
  expect(isTitle(made)).toBe(true);
  vi.advanceTimersByTime(1_999);
  expect(made.frame.isOpen).toBe(true);
  vi.advanceTimersByTime(1);
  expect(made.frame.isOpen).toBe(false);
  expect(confirmation(made)?.textContent).toBe("");
  expect(document.activeElement).toBe(made.trigger);
});

it("shows the message in a live region that existed before", () => {
  const made = make();
  made.frame.open({ trigger: made.trigger });
  const region = confirmation(made);
  expect(region?.getAttribute("role")).toBe("status");
  expect(region?.checkVisibility()).toBe(true);
  destroyFlyout(made.host, "Saved!");
  expect(confirmation(made)).toBe(region);
});

it("waits while the pointer moves over the confirmation", async () => {
  const made = make();
  made.frame.open({ trigger: made.trigger });
  await userEvent.hover(page.elementLocator(made.inside));
  destroyFlyout(made.host, "Saved!");
  made.frame.panel.dispatchEvent(new PointerEvent("pointermove"));
  vi.advanceTimersByTime(60_000);
  expect(made.frame.isOpen).toBe(true);
  made.frame.panel.dispatchEvent(new PointerEvent("pointerleave"));
  vi.advanceTimersByTime(2_000);
  expect(made.frame.isOpen).toBe(false);
});

it("does not restart its time when the panel shrinks away from the pointer", () => {
  const made = make();
  made.frame.open({ trigger: made.trigger });
  destroyFlyout(made.host, "Saved!");
  vi.advanceTimersByTime(1_999);
  made.frame.panel.dispatchEvent(new PointerEvent("pointerleave"));
  vi.advanceTimersByTime(1);
  expect(made.frame.isOpen).toBe(false);
});

it("waits while the focus is on its close button", () => {
  const made = make();
  made.frame.open({ trigger: made.trigger });
  destroyFlyout(made.host, "Saved!");
  const close = made.frame.panel.querySelector<HTMLElement>('[part="close"]');
  close?.focus();
  vi.advanceTimersByTime(60_000);
  expect(made.frame.isOpen).toBe(true);
  close?.blur();
  vi.advanceTimersByTime(2_000);
  expect(made.frame.isOpen).toBe(false);
});

it("closes by its close button, Escape and a press outside, even during its confirmation (content-4.1)", () => {
  const { host, frame, trigger } = make();
  const reasons: string[] = [];
  host.addEventListener("quire-close", (event) => reasons.push((event as CustomEvent).detail.reason));
  const press = { bubbles: true, composed: true };
  for (const close of [
    () => frame.panel.querySelector<HTMLElement>('[part="close"]')?.click(),
    () => document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", ...press })),
    () => document.body.dispatchEvent(new PointerEvent("pointerdown", press)),
  ]) {
    frame.open({ trigger });
    destroyFlyout(host, "Saved!");
    close();
    expect(frame.isOpen).toBe(false);
  }
  expect(reasons).toEqual(["button", "escape", "outside"]);
  vi.advanceTimersByTime(10_000);
  expect(reasons).toHaveLength(3);
});

it("announces a confirmation on the page if it is closed", async () => {
  const { host } = make();
  destroyFlyout(host, "Saved!");
  const region = document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector("[role=status]");
  await expect.poll(() => region?.textContent).toBe("Saved!");
});

it("opens next to the element with matching attributes without a clicked trigger, for example after a sign-in", () => {
  const { frame, trigger } = make({ item: "2" });
  const [other, mine] = ["1", "2"].map((item) => {
    const button = trigger.cloneNode() as HTMLElement;
    button.dataset.item = item;
    document.body.append(button);
    return button;
  });
  trigger.remove();
  frame.open({ keyboard: true });
  expect(frame.anchor).toBe(mine);
  expect(frame.anchor).not.toBe(other);
});

it("opens next to such a trigger in a shadow root, for example in a list", () => {
  const { frame, trigger } = make({ item: "2" });
  const list = document.createElement("div");
  const mine = trigger.cloneNode() as HTMLElement;
  mine.textContent = "Organize";
  mine.dataset.item = "2";
  list.attachShadow({ mode: "open" }).append(mine);
  document.body.append(list);
  trigger.remove();
  frame.open({ keyboard: true });
  expect(frame.anchor).toBe(mine);
});

it("stays next to its trigger while the page scrolls, even before its view is rendered", async () => {
  await page.viewport(1000, 700);
  const { frame, trigger } = make();
  document.body.style.minHeight = "3000px";
  trigger.style.cssText = "position: absolute; top: 200px";
  frame.open({ trigger });
  const gap = () => frame.panel.getBoundingClientRect().top - trigger.getBoundingClientRect().bottom;
  await expect.poll(gap).toBeCloseTo(8, 0);
  scrollTo(0, 60);
  await expect.poll(() => trigger.getBoundingClientRect().top).toBeCloseTo(140, 0);
  await expect.poll(gap).toBeCloseTo(8, 0);
  scrollTo(0, 0);
  document.body.removeAttribute("style");
});

it("shows a failure message of quire-destroy, marked as failed, and closes after 2 s (content-4.2)", () => {
  const made = make();
  made.frame.open({ trigger: made.trigger });
  destroyFlyout(made.host, "Save operation failed!", true);
  expect(confirmation(made)?.textContent).toBe("Save operation failed!");
  expect(made.frame.panel.dataset.confirmed).toBe("failed");
  vi.advanceTimersByTime(2_000);
  expect(made.frame.isOpen).toBe(false);
  expect(made.frame.panel.dataset.confirmed).toBeUndefined();
});

it("is centred in the window without a trigger", () => {
  const { frame, trigger } = make();
  trigger.remove();
  frame.open();
  const { left, right, top } = frame.panel.getBoundingClientRect();
  expect(Math.abs(left - (innerWidth - right))).toBeLessThan(2);
  expect(top).toBeGreaterThan(0);
});

it("is a sheet with the height of its content on a phone, at every trigger position", async () => {
  await page.viewport(375, 740);
  const made = make();
  Object.assign(made.trigger.style, { position: "absolute", top: "340px" });
  made.inside.style.blockSize = "440px";
  made.frame.open({ trigger: made.trigger });
  const { panel } = made.frame;
  expect(panel.scrollHeight).toBe(panel.clientHeight);
  expect(panel.getBoundingClientRect().height).toBeGreaterThan(440);
});
