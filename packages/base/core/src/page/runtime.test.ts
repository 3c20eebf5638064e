import { afterEach, expect, it } from "vitest";
import { createRuntime, pageSingleton, runtime, scopeRuntime } from "./runtime.js";

afterEach(() => scopeRuntime(() => undefined));

it("on a server each request has its own, and what runs outside of one shares the module's", () => {
  const outside = runtime();
  const [first, second] = [createRuntime(), createRuntime()];
  let current: typeof first | undefined = first;
  scopeRuntime(() => current);
  expect(pageSingleton("reader", () => "Ada")).toBe("Ada");
  current = second;
  expect(pageSingleton("reader", () => "Bea")).toBe("Bea");
  current = undefined;
  expect(runtime()).toBe(outside);
});
