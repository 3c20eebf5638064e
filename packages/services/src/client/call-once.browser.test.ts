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
/** Under another path, of the same place. */
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

/** Leaves the page, with what it hears of other tabs. */
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

const send = (id: string, way: typeof add | typeof remove | typeof end = add) =>
  callOnce(way, { body: { id } }).catch(() => undefined);

it.each([
  ["was lost", lost],
  ["is a 500", () => Response.json({}, { status: 500 })],
])("over a reload, what goes again after its answer %s goes under the same key, once", async (_, given) => {
  answer = given;
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

it("a page that is left in mid-way leaves its key to the next", async () => {
  answer = never;
  void send("a");
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  nextPage();
  answer = done;
  await send("a");
  expect(keys[1]).toBe(keys[0]);
});

it("asked for twice at once it is meant twice, and each is done once after a reload", async () => {
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
  ["its work is done", done],
  ["it is refused", () => Response.json({ message: "No." }, { status: 400 })],
])("nothing is kept once %s", async (_, given) => {
  answer = given;
  await send("a");
  expect(sessionStorage.getItem(KEPT)).toBeNull();
});

it("what is done otherwise to the same thing makes it another intent, over a reload too", async () => {
  answer = lost;
  await send("a");
  nextPage();
  answer = done;
  await send("a", remove);
  await send("a");
  expect(new Set(keys).size).toBe(3);
});

/** @returns whether the same goes under its old key, after something else */
async function isKeptOver(meanwhile: () => unknown): Promise<boolean> {
  answer = lost;
  await send("a");
  answer = done;
  await meanwhile();
  await send("a");
  return keys.at(-1) === keys[0];
}

it.each([
  ["something else was done in its place", () => send("b")],
  ["its opposite was done, under a path of its own", () => send("a", end)],
  ["the reader has seen how things stand", () => call(read)],
  ["the next page has shown how things stand", () => (nextPage(), call(read))],
])("an intent is over once %s", async (_, meanwhile) => {
  expect(await isKeptOver(meanwhile)).toBe(false);
});

it.each([
  ["something else got no answer either", () => send("b")],
  ["how things stand could not be read", () => call(read).catch(() => undefined)],
])("an intent goes on where %s", async (_, fail) => {
  const meanwhile = async () => {
    answer = lost;
    await fail();
    answer = done;
  };
  expect(await isKeptOver(meanwhile)).toBe(true);
});

it("a read that was on its way before it was asked for says nothing of it", async () => {
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

it("an intent is over once another tab has done something in its place", async () => {
  answer = lost;
  await send("a");
  const frame = document.body.appendChild(document.createElement("iframe"));
  const { BroadcastChannel: Channel } = frame.contentWindow as Window & typeof globalThis;
  new Channel("quire:unanswered").postMessage(JSON.parse(kept()).value[0].place);
  await expect.poll(kept).toBe("");
  frame.remove();
});

it("other tabs hear of what is done, and of nothing that is not", async () => {
  const heard: unknown[] = [];
  const tab = new BroadcastChannel("quire:unanswered");
  tab.onmessage = ({ data }) => heard.push(data);
  answer = lost;
  await send("a");
  const { place } = JSON.parse(kept()).value[0];
  answer = done;
  await send("a");
  await expect.poll(() => heard.length).toBeGreaterThan(0);
  expect(heard).toEqual([place]);
  tab.close();
});

it.each([
  ["a minute", 60_000, true],
  ["an hour", 3_600_000, false],
])("after %s the same is the same intent: %j ms, %j", async (_, later, isSame) => {
  const now = Date.now();
  const clock = vi.spyOn(Date, "now");
  expect(await isKeptOver(() => clock.mockReturnValue(now + later))).toBe(isSame);
});

const kept = () => sessionStorage.getItem(KEPT) ?? "";

it("what was asked for cannot be read from what is kept", async () => {
  answer = lost;
  await send("robin@quire.test");
  expect(sessionStorage.getItem(KEPT)).toContain(keys[0]);
  expect(sessionStorage.getItem(KEPT)).not.toContain("robin");
});

it("of many only the latest are kept", async () => {
  answer = lost;
  for (let id = 0; id < 40; id += 1) await send(String(id));
  const kept = sessionStorage.getItem(KEPT) ?? "";
  expect(keys.filter((key) => key && kept.includes(key))).toEqual(keys.slice(-20));
});

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":2,"value":[{"key":"a\\nb: c"}]}'])(
  "%s in its place is as if there were nothing (robustness-16)",
  async (stored) => {
    sessionStorage.setItem(KEPT, stored);
    await send("a");
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  },
);
