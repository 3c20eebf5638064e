import { endpoint } from "@quire/contract-service";
import { newPage } from "@quire/testing/new-page";
import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
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

let keys: (string | null)[] = [];
let answer: () => Response | Promise<Response>;

const done = () => Response.json({ done: true });
const lost = () => Promise.reject(new TypeError("Failed to fetch"));
const never = () => new Promise<Response>(() => {});

beforeEach(() => {
  sessionStorage.clear();
  newPage();
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

const send = (id: string, way = add) => callOnce(way, { body: { id } }).catch(() => undefined);

it.each([
  ["was lost", lost],
  ["is a 500", () => Response.json({}, { status: 500 })],
])("over a reload, what goes again after its answer %s goes under the same key, once", async (_, given) => {
  answer = given;
  await send("a");
  newPage();
  answer = done;
  await send("a");
  newPage();
  await send("a");
  const [first, again, next] = keys;
  expect(again).toBe(first);
  expect(next).not.toBe(first);
});

it("a page that is left in mid-way leaves its key to the next", async () => {
  answer = never;
  void send("a");
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  newPage();
  answer = done;
  await send("a");
  expect(keys[1]).toBe(keys[0]);
});

it("asked for twice at once it is meant twice, and each is done once after a reload", async () => {
  answer = lost;
  await Promise.all([send("a"), send("a")]);
  newPage();
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
  newPage();
  answer = done;
  await send("a", remove);
  await send("a");
  expect(new Set(keys).size).toBe(3);
});

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

it.each(["{oops", "null", "[]", '"abc"', "", '{"version":1,"value":[{"key":"a\\nb: c"}]}'])(
  "%s in its place is as if there were nothing (robustness-16)",
  async (stored) => {
    sessionStorage.setItem(KEPT, stored);
    await send("a");
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  },
);
