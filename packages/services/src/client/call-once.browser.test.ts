import { newPage } from "@quire/conformance/new-page";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { endpoint } from "../contract/index.js";
import { call } from "./call.js";
import { callOnce } from "./call-once.js";

const KEPT = "quire:unanswered";
const row = (method: "POST" | "DELETE") =>
  endpoint({
    name: method,
    method,
    base: "api",
    path: "cart",
    body: { as: "json", schema: v.object({ id: v.string() }) },
    answer: v.object({ done: v.boolean() }),
    failures: { 400: v.object({ message: v.string() }) },
    keyed: true,
    spec: "test",
  });
const add = row("POST");
const remove = row("DELETE");
/** A call that changes the same thing by another path. */
const end = { ...add, path: "cart/end", place: "cart" } as const;
const read = endpoint({
  name: "read",
  method: "GET",
  base: "api",
  path: "cart",
  answer: v.object({ done: v.boolean() }),
  spec: "test",
});

let keys: (string | null)[] = [];
let answer: () => Response | Promise<Response>;

const done = () => Response.json({ done: true });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const never = () => new Promise<Response>(() => {});

/** Leaves the page, and closes its channels to other tabs. */
function nextPage(): void {
  dispatchEvent(new Event("pagehide"));
  newPage();
}

beforeEach(() => {
  sessionStorage.clear();
  nextPage();
  keys = [];
  answer = done;
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    keys.push(new Request(...input).headers.get("idempotency-key"));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function readOnNextPage() {
  nextPage();
  return call(read);
}

const send = (id: string, way: typeof add | typeof remove | typeof end = add) =>
  callOnce(way, { body: { id } }).catch(() => undefined);

it.each([
  ["was lost", lost],
  ["is a 500", () => Response.json({}, { status: 500 })],
])("repeats a call once with the same key after a reload if its answer %s", async (_, otherAnswer) => {
  answer = otherAnswer;
  await send("a");
  nextPage();
  answer = done;
  await send("a");
  nextPage();
  await send("a");
  const [first, again, next] = keys;
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it("keeps the key when the page is left during the call", async () => {
  answer = never;
  void send("a");
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  nextPage();
  answer = done;
  await send("a");
  expect(keys[1]).toBe(keys[0]);
});

it("repeats each of two simultaneous calls once after a reload", async () => {
  answer = lost;
  await Promise.all([send("a"), send("a")]);
  nextPage();
  answer = done;
  await send("a");
  await send("a");
  await send("a");
  expect(new Set(keys.slice(0, 2)).size).toBe(2);
  expect([...keys.slice(2, 4)].sort()).toEqual([...keys.slice(0, 2)].sort());
  expect(keys.slice(0, 4)).not.toContain(keys[4]);
});

it.each([
  ["a call succeeds", done],
  ["a call is refused", () => Response.json({ message: "No." }, { status: 400 })],
])("stores no key once %s", async (_, otherAnswer) => {
  answer = otherAnswer;
  await send("a");
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

it("uses a new key after a different change of the same thing, also after a reload", async () => {
  answer = lost;
  await send("a");
  nextPage();
  answer = done;
  await send("a", remove);
  await send("a");
  expect(new Set(keys).size).toBe(3);
});

/** Returns true if a repeated call uses its old key after `meanwhile`. */
async function isKeptOver(meanwhile: () => unknown): Promise<boolean> {
  answer = lost;
  await send("a");
  answer = done;
  await meanwhile();
  await send("a");
  return keys.at(-1) === keys[0];
}

it.each([
  ["another write succeeds in its place", () => send("b")],
  ["its opposite succeeds under a separate path", () => send("a", end)],
  ["a read shows the current state", () => call(read)],
  ["the next page shows the current state", readOnNextPage],
])("ends an intent once %s", async (_, meanwhile) => {
  expect(await isKeptOver(meanwhile)).toBe(false);
});

it.each([
  ["another write has no answer either", () => send("b")],
  ["a read fails", () => call(read).catch(() => undefined)],
])("keeps an intent when %s", async (_, fail) => {
  const meanwhile = async () => {
    answer = lost;
    await fail();
    answer = done;
  };
  expect(await isKeptOver(meanwhile)).toBe(true);
});

it("keeps an intent when a read was sent before it", async () => {
  const early = Promise.withResolvers<Response>();
  answer = () => early.promise;
  const reading = call(read);
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  answer = lost;
  await send("a");
  early.resolve(done());
  await reading;
  answer = done;
  await send("a");
  expect(keys[2]).toBe(keys[1]);
});

it("ends an intent once another tab has changed the same place", async () => {
  answer = lost;
  await send("a");
  const frame = document.body.appendChild(document.createElement("iframe"));
  const { BroadcastChannel: Channel } = frame.contentWindow as Window & typeof globalThis;
  new Channel("quire:unanswered").postMessage(JSON.parse(getStored()).value[0].place);
  await expect.poll(getStored).toBe("");
  frame.remove();
});

it("notifies other tabs only of successful writes", async () => {
  const events: unknown[] = [];
  const tab = new BroadcastChannel("quire:unanswered");
  tab.onmessage = ({ data }) => events.push(data);
  answer = lost;
  await send("a");
  const { place } = JSON.parse(getStored()).value[0];
  answer = done;
  await send("a");
  await expect.poll(() => events.length).toBeGreaterThan(0);
  expect(events).toEqual([place]);
  tab.close();
});

it.each([
  ["a minute", 60_000, true],
  ["an hour", 3_600_000, false],
])("keeps an intent for 10 minutes: %s, %j ms, %j", async (_, later, isSame) => {
  const now = Date.now();
  const clock = vi.spyOn(Date, "now");
  expect(await isKeptOver(() => clock.mockReturnValue(now + later))).toBe(isSame);
});

const getStored = () => sessionStorage.getItem(KEPT) ?? "";

it("stores no readable contents", async () => {
  answer = lost;
  await send("robin@quire.test");
  expect(sessionStorage.getItem(KEPT)).toContain(keys[0]);
  expect(sessionStorage.getItem(KEPT)).not.toContain("robin");
});

it("stores only the latest 20 intents", async () => {
  answer = lost;
  for (let id = 0; id < 40; id += 1) await send(String(id));
  const storedBefore = sessionStorage.getItem(KEPT) ?? "";
  expect(keys.filter((key) => key && storedBefore.includes(key))).toEqual(keys.slice(-20));
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":2,"value":[{"key":"a\\nb: c"}]}'])(
  "ignores invalid stored text: %s (robustness-16)",
  async (stored) => {
    sessionStorage.setItem(KEPT, stored);
    await send("a");
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  },
);
