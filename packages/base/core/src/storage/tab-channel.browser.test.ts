import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { runtime } from "../page/runtime.js";
import { tabChannel } from "./tab-channel.js";

const open = () => tabChannel("probe", (candidate): candidate is "changed" => candidate === "changed");
let other: BroadcastChannel;
let events: unknown[];

beforeEach(() => {
  runtime().shared.clear();
  other = new BroadcastChannel("quire:probe");
  events = [];
  other.onmessage = ({ data }) => events.push(data);
});
afterEach(() => {
  dispatchEvent(new PageTransitionEvent("pagehide"));
  other.close();
  vi.restoreAllMocks();
});

/** Resolves when earlier messages have been delivered. Messages of a channel keep their order. */
async function waitForDelivery(): Promise<void> {
  const last = new BroadcastChannel("quire:probe");
  last.postMessage("last");
  last.close();
  await expect.poll(() => events.includes("last")).toBe(true);
  events = events.filter((one) => one !== "last");
}

it("sends messages to other tabs, and not to itself", async () => {
  const mine: unknown[] = [];
  open().listen((message) => mine.push(message));
  open().post("changed");
  await waitForDelivery();
  expect(events).toEqual(["changed"]);
  expect(mine).toEqual([]);
});

it("receives valid messages of other tabs until it is unsubscribed", async () => {
  const mine: unknown[] = [];
  const end = open().listen((message) => mine.push(message));
  for (const message of ["changed", "else", null, { type: "changed" }]) other.postMessage(message);
  await expect.poll(() => mine).toEqual(["changed"]);
  await waitForDelivery();
  expect(mine).toEqual(["changed"]);
  end();
  other.postMessage("changed");
  await waitForDelivery();
  await waitForDelivery();
  expect(mine).toEqual(["changed"]);
});

it("shares one channel per subject", () => {
  expect(open()).toBe(open());
  expect(tabChannel("other", (candidate): candidate is string => typeof candidate === "string")).not.toBe(
    open(),
  );
});

it("is closed while the page is in the back-forward cache, and opens again when it returns", async () => {
  const channel = open();
  dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  channel.post("changed");
  await waitForDelivery();
  expect(events).toEqual([]);
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  channel.post("changed");
  await waitForDelivery();
  expect(events).toEqual(["changed"]);
});

it("works without other tabs on an opaque origin, which has no channels", () => {
  vi.stubGlobal(
    "BroadcastChannel",
    class {
      constructor() {
        throw new DOMException("No.", "SecurityError");
      }
    },
  );
  const channel = open();
  expect(() => channel.post("changed")).not.toThrow();
  expect(channel.listen(() => {})).toBeTypeOf("function");
  vi.unstubAllGlobals();
});
