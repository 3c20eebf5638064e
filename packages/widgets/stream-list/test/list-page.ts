import type { FakeBackendOptions, Fault } from "@quire/testing";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import { type OpenedStreams, openStreams } from "./open-streams.js";
import "../src/define.js";

/** The backend of the page; tests change it. */
export let server: OpenedStreams;

beforeEach(async () => {
  await page.viewport(1000, 600);
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  server.close();
  vi.restoreAllMocks();
});

/** Opens a new page. */
export function open(options?: FakeBackendOptions): void {
  server = openStreams(options);
}

/** Makes every matching call fail. @returns a function that ends the fault */
export const fault = (more: Fault) => server.backend.fault({ times: Infinity, ...more });

/** Inserts a list on a new page. */
export function insert(markup: string, options?: FakeBackendOptions): HTMLElement {
  open(options);
  document.body.insertAdjacentHTML("beforeend", markup);
  const host = document.querySelector<HTMLElement>("quire-stream-list");
  if (!host) throw new Error("The test's markup has no stream list.");
  return host;
}

export const until = <Found>(find: () => Found) => expect.poll(find, { timeout: 10_000 });
export const states = (host: HTMLElement) => until(() => host.dataset.state);

/** Inserts a list on a new page, and waits for its state. */
export async function ready(
  markup: string,
  options?: FakeBackendOptions,
  state = "ready",
): Promise<HTMLElement> {
  const host = insert(markup, options);
  await states(host).toBe(state);
  return host;
}

export const SAVES = '<quire-stream-list stream="saves"></quire-stream-list>';
export const all = (host: HTMLElement, selector: string) =>
  Array.from(host.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []);
export const part = (host: HTMLElement, name: string) => all(host, `[part~="${name}"]`)[0];
export const rows = (host: HTMLElement) => all(host, '[part~="entry"]');
export const titles = (host: HTMLElement) => all(host, '[part="entry-title"]').map((one) => one.textContent);
export const ids = (host: HTMLElement) => rows(host).map(({ dataset }) => dataset.key?.split(" ")[0]);
export const words = (host: HTMLElement, name: string) =>
  all(host, `[part="${name}"]`).map((one) => one.innerText);
export const announced = () =>
  document.querySelector("[data-quire-live]")?.shadowRoot?.querySelector('[role="status"]')?.textContent;
export const press = (host: HTMLElement, name: string, index = 0) =>
  all(host, `[part="${name}"]`)[index]?.click();
export const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `item-${from + i}`);
