import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ensureToast, notify, toastStore } from "../page/notify.js";
import { runtime } from "../page/runtime.js";
import { announce } from "./announce.js";

const regions = () => document.querySelector<HTMLElement>("[data-quire-live]")?.shadowRoot;
const getAnnouncement = (role: string) => regions()?.querySelector(`[role="${role}"]`)?.textContent;
const frame = () => new Promise(requestAnimationFrame);
const toasts = () => document.querySelectorAll("quire-toast").length;

beforeEach(() => runtime().shared.clear());
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("announces politely or assertively, in a visually hidden region", async () => {
  announce("Saved.");
  announce("It failed.", "assertive");
  await frame();
  expect([getAnnouncement("status"), getAnnouncement("alert")]).toEqual(["Saved.", "It failed."]);
  const { width, height } = document.querySelector("[data-quire-live]")?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([1, 1]);
});

it("announces the same text again, by clearing it for a frame", async () => {
  announce("Saved.");
  await frame();
  announce("Saved.");
  expect(getAnnouncement("status")).toBe("");
  await frame();
  expect(getAnnouncement("status")).toBe("Saved.");
});

it("announces once when two callers announce the same text", async () => {
  announce("Before.");
  await frame();
  const status = regions()?.querySelector('[role="status"]') as Element;
  const spoken: string[] = [];
  new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) spoken.push(node.textContent ?? "");
  }).observe(status, { childList: true });
  announce("Saved.");
  notify("Saved.");
  await frame();
  await frame();
  expect(spoken).toEqual(["Saved."]);
});

it("uses one pair of regions, and adds it again when the page has removed it", async () => {
  announce("One.");
  announce("Two.");
  expect(document.querySelectorAll("[data-quire-live]")).toHaveLength(1);
  document.body.replaceChildren();
  announce("Three.");
  await frame();
  expect(document.querySelectorAll("[data-quire-live]")).toHaveLength(1);
  expect(getAnnouncement("status")).toBe("Three.");
});

it("shows and announces a notification, an error assertively", async () => {
  expect(toastStore().getState().latest).toBeUndefined();
  notify("Saved.");
  expect(toastStore().getState().latest).toEqual({ message: "Saved.", tone: "info" });
  notify("It failed.", "error");
  expect(toastStore().getState().latest).toEqual({ message: "It failed.", tone: "error" });
  await frame();
  expect([getAnnouncement("status"), getAnnouncement("alert")]).toEqual(["Saved.", "It failed."]);
});

it.each(["<quire-toast></quire-toast>", '<div data-quire-widget="toast"></div>'])(
  "adds a toast to a page without one, but not next to %s",
  (html) => {
    document.body.setHTMLUnsafe(html);
    const before = toasts();
    ensureToast();
    expect(toasts()).toBe(before);
    document.body.replaceChildren();
    ensureToast();
    ensureToast();
    expect(toasts()).toBe(1);
  },
);
