import { expect, it } from "vitest";
import { claimsToBeQuire, envelope, isOtherVersion, messageType } from "./envelope.js";

const BARE = new Set(["ready"]);
const of = (data: unknown) => messageType(data, BARE);

it("sets Quire's source, version and type, whatever the fields contain", () => {
  expect(envelope("ready")).toEqual({ source: "quire", version: 1, type: "ready" });
  const fields = { source: "else", version: 9, type: "other", name: "Ada" };
  expect(envelope("ready", fields)).toEqual({ source: "quire", version: 1, type: "ready", name: "Ada" });
});

it("returns the type of an envelope of this version, whether it is listed as bare or not", () => {
  expect(of({ source: "quire", version: 1, type: "ready" })).toBe("ready");
  expect(of({ source: "quire", version: 1, type: "gone", name: "Ada" })).toBe("gone");
});

it.each([
  { source: "quire", version: 2, type: "ready" },
  { source: "quire", version: "1", type: "ready" },
  { source: "quire", type: "ready" },
  { source: "else", version: 1, type: "ready" },
  { source: "else", type: "ready" },
  { version: 1, type: "ready" },
  { source: null, type: "ready" },
])("rejects %j, although its type is listed as bare", (data) => expect(of(data)).toBeUndefined());

it("accepts a bare message only if its type is listed", () => {
  expect(of({ type: "ready" })).toBe("ready");
  expect(of({ type: "gone" })).toBeUndefined();
});

it.each([null, undefined, 7, "ready", true, [{ type: "ready" }], Object.assign([], { type: "ready" })])(
  "returns no type for %j",
  (data) => expect(of(data)).toBeUndefined(),
);

it.each([7, null, ["ready"], { toString: () => "ready" }])("refuses the type %j", (type) => {
  expect(of({ type })).toBeUndefined();
  expect(of({ source: "quire", version: 1, type })).toBeUndefined();
});

it("reads only own keys", () => {
  expect(of(Object.create({ type: "ready" }))).toBeUndefined();
  expect(of(Object.create({ source: "quire", version: 1, type: "gone" }))).toBeUndefined();
  expect(claimsToBeQuire(Object.create({ source: "quire" }))).toBe(false);
});

it.each([
  [{ source: "quire", version: 2 }, true],
  [{ source: "quire", version: "1" }, true],
  [{ source: "quire" }, true],
  [{ source: "quire", version: 1 }, false],
  [{ source: "else", version: 2 }, false],
  [null, false],
])("decides for %j of another version: %s", (data, isOther) => {
  expect(isOtherVersion(data)).toBe(isOther);
});

it("recognizes Quire's messages of any version", () => {
  expect(claimsToBeQuire({ source: "quire", version: 9 })).toBe(true);
  for (const data of [null, undefined, "quire", { source: "else" }, {}]) {
    expect(claimsToBeQuire(data)).toBe(false);
  }
});
