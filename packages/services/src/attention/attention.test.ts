import { runtime } from "@quire/core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type AttentionKind, requestSlot } from "./attention.js";

let log: string[] = [];
/** Names of the claims that show now. There is at most one. */
let showing: string[] = [];

beforeEach(() => {
  log = [];
  showing = [];
  runtime().shared.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ask(kind: AttentionKind, more: { signal?: AbortSignal; timeout?: number; name?: string } = {}) {
  const { name = kind, ...options } = more;
  return requestSlot({
    kind,
    ...options,
    show() {
      showing.push(name);
      log.push(`+${name}`);
      expect(showing).toHaveLength(1);
    },
    hide() {
      showing = showing.filter((one) => one !== name);
      log.push(`-${name}`);
    },
  });
}

/** Closes a claim, as a widget does when the user closes it. */
function close(turn: { release(): void }, name: string): void {
  showing = showing.filter((one) => one !== name);
  turn.release();
}

it("shows the first claim at once", () => {
  const turn = ask("banner");
  expect([log, turn.isShown]).toEqual([["+banner"], true]);
});

it("shows one claim at a time, and an equal one after it (beyond-9)", () => {
  const first = ask("help-box", { name: "one" });
  const second = ask("help-box", { name: "two" });
  expect([log, second.isShown]).toEqual([["+one"], false]);
  close(first, "one");
  expect([log, second.isShown]).toEqual([["+one", "+two"], true]);
});

it.each([
  ["confirmation", "notification"],
  ["notification", "help-box"],
  ["help-box", "banner"],
  ["confirmation", "banner"],
] as const)("a %s replaces a %s, which returns after it (beyond-9)", (urgent, other) => {
  ask(other);
  const turn = ask(urgent);
  expect(log).toEqual([`+${other}`, `-${other}`, `+${urgent}`]);
  close(turn, urgent);
  expect(log.at(-1)).toBe(`+${other}`);
});

it("shows a banner after every other claim", () => {
  const turn = ask("notification");
  ask("banner");
  expect(log).toEqual(["+notification"]);
  close(turn, "notification");
  expect(log).toEqual(["+notification", "+banner"]);
});

it("shows the most urgent waiting claim next", () => {
  const turn = ask("confirmation");
  ask("banner");
  ask("notification");
  close(turn, "confirmation");
  expect(showing).toEqual(["notification"]);
});

it("ends after its timeout, which runs only while it is shown", () => {
  ask("notification", { timeout: 2000 });
  vi.advanceTimersByTime(1500);
  const turn = ask("confirmation");
  vi.advanceTimersByTime(60_000);
  close(turn, "confirmation");
  expect(showing).toEqual(["notification"]);
  vi.advanceTimersByTime(499);
  expect(showing).toEqual(["notification"]);
  vi.advanceTimersByTime(1);
  expect(showing).toEqual([]);
});

it("ends when its signal aborts", () => {
  const controller = new AbortController();
  ask("help-box", { signal: controller.signal });
  ask("banner");
  showing = [];
  controller.abort();
  expect(log).toEqual(["+help-box", "+banner"]);
});

it("never shows a claim whose signal has aborted before its turn", () => {
  const controller = new AbortController();
  const turn = ask("confirmation");
  ask("banner", { signal: controller.signal });
  controller.abort();
  close(turn, "confirmation");
  ask("help-box", { signal: AbortSignal.abort() });
  expect(log).toEqual(["+confirmation"]);
});

it("is released once", () => {
  const first = ask("banner", { name: "one" });
  close(first, "one");
  ask("banner", { name: "two" });
  first.release();
  expect(log).toEqual(["+one", "+two"]);
});

it("skips a claim whose `show` throws", () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const broken = requestSlot({
    kind: "confirmation",
    show: () => {
      throw new Error("Broken.");
    },
    hide() {},
  });
  expect(broken.isShown).toBe(false);
  ask("banner");
  expect(showing).toEqual(["banner"]);
});

it("shares one slot among all bundles of a page", async () => {
  vi.stubGlobal("document", {}); // In a browser the runtime belongs to the page.
  ask("help-box");
  vi.resetModules();
  const another = await import("./attention.js");
  const turn = another.requestSlot({ kind: "banner", show() {}, hide() {} });
  expect(turn.isShown).toBe(false);
});
