import * as v from "valibot";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { configure } from "../configuration/index.js";
import { endpoint } from "../contract/index.js";
import { callOnce } from "./call-once.js";

const row = (method: "POST" | "DELETE") =>
  endpoint({
    name: method,
    method,
    base: "api",
    path: "cart",
    body: { as: "json", schema: v.object({ id: v.string() }) },
    answer: v.object({ done: v.boolean() }),
    failures: { 400: v.object({ message: v.string() }), 429: v.object({ message: v.string() }) },
    keyed: true,
    spec: "test",
  });
const add = row("POST");
const remove = row("DELETE");

let keys: (string | null)[] = [];
let answer: () => Response;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const page = (status: number) =>
  new Response("<h1>Sign in to the hotel</h1>", { status, headers: { "content-type": "text/html" } });
const done = () => json({ done: true });

beforeEach(() => {
  keys = [];
  configure({ api: "https://quire.test/api/" });
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    keys.push(request.headers.get("idempotency-key"));
    return answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

const send = (id: string, way = add) => callOnce(way, { body: { id } }).catch(() => undefined);
const failWith = async (id: string, otherAnswer: () => Response) => {
  answer = otherAnswer;
  await send(id);
  answer = done;
};

it.each([
  ["a lost answer", () => Promise.reject(new TypeError("Failed to fetch")) as never],
  ["500", () => json({}, 500)],
  ["504", () => page(504)],
  ["503 with a time", () => new Response("", { status: 503, headers: { "retry-after": "9" } })],
  ["429 without a body", () => new Response("", { status: 429 })],
  ["a page in place of data", () => page(200)],
  ["a refusal outside of the contract", () => page(403)],
  ["an invalid answer", () => json({ done: "?" })],
])("repeats a call with the same key after %s, and then uses a new one", async (name, otherAnswer) => {
  const id = name;
  await failWith(id, otherAnswer);
  await send(id);
  await send(id);
  const [first, again, next] = keys;
  expect(again).toBe(first);
  expect(next).not.toBe(first);
  expect(next).toMatch(/^[0-9a-f]{32}$/);
});

it("ends the intent if the call is refused", async () => {
  await failWith("refused", () => json({ message: "No." }, 400));
  await send("refused");
  expect(keys[1]).not.toBe(keys[0]);
});

it("uses another key for other contents, and keeps the first one while unanswered", async () => {
  await failWith("a", () => json({}, 500));
  await failWith("b", () => json({}, 500));
  await send("a");
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

it("uses a new key after the change was reverted", async () => {
  await failWith("c", () => json({}, 500));
  await send("c", remove);
  await send("c");
  expect(new Set(keys).size).toBe(3);
});

it("uses two keys for simultaneous calls", async () => {
  answer = done;
  await Promise.all([send("d"), send("d")]);
  expect(new Set(keys).size).toBe(2);
});
