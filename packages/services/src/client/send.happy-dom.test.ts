// @vitest-environment happy-dom
import { expect, it, vi } from "vitest";
import { send } from "./send.js";

it("sends a request to a relative address in a simulated DOM (beyond-256)", async () => {
  const fetched = vi.fn<typeof fetch>(async () => new Response("{}"));
  vi.stubGlobal("fetch", fetched);
  const { signal } = new AbortController();
  const response = await send("/api/user/profile", { method: "GET", signal }, { max: 3, timeout: 1_000 });
  expect([response.status, fetched.mock.calls[0]?.[0]]).toEqual([200, "/api/user/profile"]);
  vi.unstubAllGlobals();
});
