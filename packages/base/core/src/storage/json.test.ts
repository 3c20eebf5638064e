import { expect, it } from "vitest";
import { jsonText, parseJson } from "./json.js";

it("drops keys that could reach a prototype, at any depth (robustness-9)", () => {
  const parsed = parseJson('{"__proto__":{"a":1},"b":{"constructor":{"prototype":{"a":1}},"c":2}}');
  expect(parsed).toEqual({ b: { c: 2 } });
  expect(Object.assign({}, parsed)).not.toHaveProperty("a");
  expect({}).not.toHaveProperty("a");
});

it("replaces half characters, which no address can contain", () => {
  const parsed = parseJson('{"slug":"a\\ud83d","names":["\\udc4db"],"whole":"\\ud83d\\udc4d"}');
  expect(parsed).toEqual({ slug: "a\ufffd", names: ["\ufffdb"], whole: "\u{1f44d}" });
});

it("throws when the text is not JSON", () => {
  expect(() => parseJson("{oops")).toThrow(SyntaxError);
});

it("serializes plain data, whatever toJSON old libraries have added to arrays and texts", () => {
  Object.defineProperty(Array.prototype, "toJSON", { value: () => "[]", configurable: true });
  try {
    expect(jsonText({ a: [1, "b"], c: null, d: undefined })).toBe('{"a":[1,"b"],"c":null}');
  } finally {
    Reflect.deleteProperty(Array.prototype, "toJSON");
  }
});
