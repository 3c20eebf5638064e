import { afterEach, expect, it } from "vitest";
import { createRuntime, pageSingleton, runtime, scopeRuntime } from "./runtime.js";

afterEach(() => scopeRuntime(() => undefined));

it("has a runtime for each request on a server, and the module's runtime outside of requests", () => {
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
