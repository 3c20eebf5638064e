import { newPage } from "@quire/conformance/new-page";
import { announce } from "@quire/core";
import { knownShell } from "@quire/core/frame";
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
const announced = (role: string) =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector(`[role="${role}"]`)?.textContent;

it("shows what the page's markup says, and says it politely (content-2.37)", async () => {
  const host = insert("Your library has <strong>moved</strong>.", { heading: "News" });
  expect(isShown(host)).toBe(true);
  expect(host.dataset.state).toBe("ready");
  await expect.poll(() => announced("status")).toBe("News. Your library has moved.");
});

it("an error is announced at once", async () => {
  insert("", { message: "Nothing was saved.", tone: "error" });
  await expect.poll(() => announced("alert")).toBe("Nothing was saved.");
});

it("without words there is none; words that come later show it", async () => {
  const host = insert("");
  expect(isShown(host)).toBe(false);
  expect(host.dataset.state).toBe("empty");
  host.textContent = "Saved!";
  await expect.poll(() => isShown(host)).toBe(true);
});

it("stays closed until it says something else", async () => {
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

it("Escape in it closes it, and the focus goes back to where it was", async () => {
  const host = insert("One");
  const button = document.body.appendChild(document.createElement("button"));
  button.focus();
  part(host, "close")?.focus();
  await userEvent.keyboard("{Escape}");
  expect(isShown(host)).toBe(false);
  expect(document.activeElement).toBe(button);
});

it("goes after its time, but not while the focus is in it (content-2.37)", async () => {
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

it("takes the place of a help box and a banner, and waits for a confirmation", () => {
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

it("markup in a message is shown literally (robustness-7)", () => {
  const host = insert("", { message: '<img src=x onerror="window.ran=1">' });
  expect(part(host, "message")?.textContent).toBe('<img src=x onerror="window.ran=1">');
  expect(host.shadowRoot?.querySelector("img")).toBeNull();
});

it("a trigger opens it with its own words, as often as it is pressed, and hears that it was closed", async () => {
  const host = document.createElement("quire-notification");
  document.body.append(host);
  const frame = knownShell(host)?.frame;
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

function opened(): { trigger: HTMLButtonElement; host: HTMLElement } {
  const trigger = document.body.appendChild(document.createElement("button"));
  trigger.textContent = "What is new";
  const host = insert("", { message: "Your library has moved." });
  part(host, "close")?.click();
  trigger.focus();
  knownShell(host)?.frame?.open({ trigger });
  expect(isShown(host)).toBe(true);
  return { trigger, host };
}

it("Escape at its trigger closes it, and nothing around it", async () => {
  const { trigger, host } = opened();
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

it("F8 brings the keyboard to it, and closed it gives the focus to its trigger", async () => {
  const { trigger, host } = opened();
  const between = document.body.appendChild(document.createElement("button"));
  between.focus();
  await userEvent.keyboard("{F8}");
  expect(host.shadowRoot?.activeElement).toBe(part(host, "close"));
  await userEvent.keyboard("{Enter}");
  expect(isShown(host)).toBe(false);
  expect(document.activeElement).toBe(trigger);
});

it("back after a confirmation, it is not announced again; opened again, it is", async () => {
  const { trigger, host } = opened();
  await expect.poll(() => announced("status")).toBe("Your library has moved.");
  announce("Saved!");
  await expect.poll(() => announced("status")).toBe("Saved!");
  requestSlot({ kind: "confirmation", show: () => {}, hide: () => {} }).release();
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect([isShown(host), announced("status")]).toEqual([true, "Saved!"]);
  part(host, "close")?.click();
  knownShell(host)?.frame?.open({ trigger });
  await expect.poll(() => announced("status")).toBe("Your library has moved.");
});

it.each(["ltr", "rtl"])("does not cover its trigger at 320 px (%s)", async (direction) => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(320, 256);
  document.documentElement.dir = direction;
  for (const edge of ["insetBlockStart", "insetBlockEnd"] as const) {
    const { trigger, host } = opened();
    part(host, "close")?.click();
    Object.assign(trigger.style, { position: "fixed", insetInlineStart: "40px", [edge]: "30px" });
    knownShell(host)?.frame?.open({ trigger });
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

it("a frame that nobody opened closes nothing: what the page shows stays", () => {
  const host = document.createElement("quire-notification");
  host.textContent = "One";
  document.body.append(host);
  knownShell(host)?.frame?.close();
  expect(isShown(host)).toBe(true);
});
