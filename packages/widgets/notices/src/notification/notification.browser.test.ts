import { newPage } from "@quire/conformance/new-page";
import { announce } from "@quire/core";
import { getKnownShell } from "@quire/core/frame";
import { requestSlot } from "@quire/services/attention";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../define/notification.js";

beforeEach(() => {
  newPage();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
});

function insert(content: string, attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const host = document.createElement("quire-notification");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.innerHTML = content;
  document.body.append(host);
  return host;
}

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);
const isShown = (host: HTMLElement) => part(host, "notification")?.checkVisibility();
const getAnnouncement = (role: string) =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector(`[role="${role}"]`)?.textContent;

it("shows the content of its tag and announces it politely (content-2.37)", async () => {
  const host = insert("Your library has <strong>moved</strong>.", { heading: "News" });
  expect(isShown(host)).toBe(true);
  expect(host.dataset.state).toBe("ready");
  await expect.poll(() => getAnnouncement("status")).toBe("News. Your library has moved.");
});

it("announces an error assertively", async () => {
  insert("", { message: "Nothing was saved.", tone: "error" });
  await expect.poll(() => getAnnouncement("alert")).toBe("Nothing was saved.");
});

it("is hidden if it has no text, and appears when text is added", async () => {
  const host = insert("");
  expect(isShown(host)).toBe(false);
  expect(host.dataset.state).toBe("empty");
  host.textContent = "Saved!";
  await expect.poll(() => isShown(host)).toBe(true);
});

it("stays closed until its text changes", async () => {
  const host = insert("One");
  const reasons: unknown[] = [];
  host.addEventListener("quire-close", (event) => reasons.push((event as CustomEvent).detail));
  part(host, "close")?.focus();
  await userEvent.keyboard("{Enter}");
  expect(isShown(host)).toBe(false);
  expect(reasons).toEqual([{ reason: "button" }]);
  host.setAttribute("tone", "success");
  await new Promise(requestAnimationFrame);
  expect(isShown(host)).toBe(false);
  host.textContent = "Two";
  await expect.poll(() => isShown(host)).toBe(true);
});

it("closes on Escape inside it and restores the focus", async () => {
  const host = insert("One");
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  part(host, "close")?.focus();
  await userEvent.keyboard("{Escape}");
  expect(isShown(host)).toBe(false);
  expect(document.activeElement).toBe(button);
});

it("hides after its timeout, but waits while it has the focus (content-2.37)", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const host = insert("One", { timeout: "2000" });
  vi.advanceTimersByTime(1500);
  part(host, "close")?.focus();
  vi.advanceTimersByTime(10_000);
  expect(isShown(host)).toBe(true);
  part(host, "close")?.blur();
  vi.advanceTimersByTime(499);
  expect(isShown(host)).toBe(true);
  vi.advanceTimersByTime(2);
  expect(isShown(host)).toBe(false);
});

it("hides a help box, and is hidden during a confirmation", () => {
  const shown = vi.fn();
  const hidden = vi.fn();
  requestSlot({ kind: "help-box", show: shown, hide: hidden });
  const host = insert("One");
  expect(hidden).toHaveBeenCalledTimes(1);
  const confirmation = requestSlot({ kind: "confirmation", show: () => {}, hide: () => {} });
  expect(isShown(host)).toBe(false);
  confirmation.release();
  expect(isShown(host)).toBe(true);
  part(host, "close")?.click();
  expect(shown).toHaveBeenCalledTimes(2);
});

it("shows markup in a message literally (robustness-7)", () => {
  const host = insert("", { message: '<img src=x onerror="window.ran=1">' });
  expect(part(host, "message")?.textContent).toBe('<img src=x onerror="window.ran=1">');
  expect(host.shadowRoot?.querySelector("img")).toBeNull();
});

it("opens for each click on a trigger, and dispatches quire-close each time", async () => {
  const host = document.createElement("quire-notification");
  document.body.append(host);
  const frame = getKnownShell(host)?.frame;
  const reasons: unknown[] = [];
  host.addEventListener("quire-close", (event) => reasons.push((event as CustomEvent).detail));
  expect([isShown(host), frame?.isOpen]).toEqual([false, false]);
  for (const times of [1, 2]) {
    host.setAttribute("message", "Your library has moved.");
    frame?.open();
    await expect.poll(() => isShown(host)).toBe(true);
    expect(frame?.isOpen).toBe(true);
    part(host, "close")?.click();
    expect([isShown(host), frame?.isOpen]).toEqual([false, false]);
    expect(reasons).toEqual(Array(times).fill({ reason: "button" }));
  }
});

function openFromTrigger(): { trigger: HTMLButtonElement; host: HTMLElement } {
  const trigger = document.body.appendChild(document.createElement("button"));
  trigger.textContent = "What is new";
  const host = insert("", { message: "Your library has moved." });
  part(host, "close")?.click();
  trigger.focus();
  getKnownShell(host)?.frame?.open({ trigger });
  expect(isShown(host)).toBe(true);
  return { trigger, host };
}

it("closes on Escape at its trigger, and handles that key press", async () => {
  const { trigger, host } = openFromTrigger();
  const composed = { key: "Escape", isComposing: true, bubbles: true, cancelable: true };
  trigger.dispatchEvent(new KeyboardEvent("keydown", composed));
  expect(isShown(host)).toBe(true);
  const pressed = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  trigger.dispatchEvent(pressed);
  expect([isShown(host), pressed.defaultPrevented]).toEqual([false, true]);
  expect(document.activeElement).toBe(trigger);
  const after = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
  trigger.dispatchEvent(after);
  expect(after.defaultPrevented).toBe(false);
});

it("takes the focus on F8 and returns it to its trigger after closing", async () => {
  const { trigger, host } = openFromTrigger();
  const between = document.body.appendChild(document.createElement("button"));
  between.focus();
  await userEvent.keyboard("{F8}");
  expect(host.shadowRoot?.activeElement).toBe(part(host, "close"));
  await userEvent.keyboard("{Enter}");
  expect(isShown(host)).toBe(false);
  expect(document.activeElement).toBe(trigger);
});

it("is announced again after it opens again, but not after a confirmation", async () => {
  const { trigger, host } = openFromTrigger();
  await expect.poll(() => getAnnouncement("status")).toBe("Your library has moved.");
  announce("Saved!");
  await expect.poll(() => getAnnouncement("status")).toBe("Saved!");
  requestSlot({ kind: "confirmation", show: () => {}, hide: () => {} }).release();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect([isShown(host), getAnnouncement("status")]).toEqual([true, "Saved!"]);
  part(host, "close")?.click();
  getKnownShell(host)?.frame?.open({ trigger });
  await expect.poll(() => getAnnouncement("status")).toBe("Your library has moved.");
});

it.each(["ltr", "rtl"])("does not cover its trigger at 320 px (%s)", async (direction) => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(320, 256);
  document.documentElement.dir = direction;
  for (const edge of ["insetBlockStart", "insetBlockEnd"] as const) {
    const { trigger, host } = openFromTrigger();
    part(host, "close")?.click();
    Object.assign(trigger.style, { position: "fixed", insetInlineStart: "40px", [edge]: "30px" });
    getKnownShell(host)?.frame?.open({ trigger });
    const box = part(host, "notification")?.getBoundingClientRect();
    const { top, bottom } = trigger.getBoundingClientRect();
    expect((box?.top ?? 0) >= bottom || (box?.bottom ?? 0) <= top).toBe(true);
    expect([(box?.top ?? -1) >= 0, (box?.bottom ?? 999) <= 256]).toEqual([true, true]);
    document.body.replaceChildren();
    await Promise.resolve();
  }
  document.documentElement.removeAttribute("dir");
  await page.viewport(width, height);
});

it("stays visible when a frame that was never opened is closed", () => {
  const host = document.createElement("quire-notification");
  host.textContent = "One";
  document.body.append(host);
  getKnownShell(host)?.frame?.close();
  expect(isShown(host)).toBe(true);
});
