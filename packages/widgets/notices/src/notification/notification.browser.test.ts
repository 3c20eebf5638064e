import { requestAttention } from "@quire/attention-service";
import { knownShell } from "@quire/frame";
import { newPage } from "@quire/testing/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { userEvent } from "vitest/browser";
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
  requestAttention({ kind: "help-box", show: shown, hide: hidden });
  const host = insert("One");
  expect(hidden).toHaveBeenCalledTimes(1);
  const confirmation = requestAttention({ kind: "confirmation", show: () => {}, hide: () => {} });
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

it("a frame that nobody opened closes nothing: what the page shows stays", () => {
  const host = document.createElement("quire-notification");
  host.textContent = "One";
  document.body.append(host);
  knownShell(host)?.frame?.close();
  expect(isShown(host)).toBe(true);
});
