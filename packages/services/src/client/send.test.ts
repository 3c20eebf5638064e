import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { send } from "./send.js";
import { sendSmall } from "./send-small.js";

const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  fetched.mockReset();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const answers = (...statuses: readonly (number | Response | Error)[]) => {
  for (const one of statuses)
    fetched.mockImplementationOnce(async () => {
      if (one instanceof Error) throw one;
      return one instanceof Response ? one : new Response(null, { status: one });
    });
};

/** Never answers, and rejects when its signal aborts. */
const hang = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason));
  });

describe.each([
  ["ky", send],
  ["the small sender", sendSmall],
])("%s", (_, sender) => {
  const { signal } = new AbortController();
  const read = { method: "GET", headers: { accept: "application/json" }, cache: "no-store", signal } as const;

  async function sent(...[address, init, tries]: Parameters<typeof sender>) {
    const result = sender(address, init, tries).then(
      ({ status }) => status,
      ({ name }: Error) => name,
    );
    await vi.runAllTimersAsync();
    return result;
  }

  it("passes address and settings unchanged, also a relative address (beyond-256)", async () => {
    answers(200);
    const init = { ...read, method: "POST", body: "{}", keepalive: true } as const;
    expect(await sent("/api/cart?x=1", init, { max: 1 })).toBe(200);
    expect(fetched).toHaveBeenCalledWith("/api/cart?x=1", { ...init, signal: expect.any(AbortSignal) });
  });

  it("repeats a read after a lost connection and a busy server (beyond-256)", async () => {
    answers(new TypeError("network"), 503, 200);
    expect(await sent("/api/x", read, { max: 3, timeout: 10_000 })).toBe(200);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("returns the last answer when all tries fail, and a final one at once (beyond-256)", async () => {
    answers(500, 500, 500);
    expect(await sent("/api/x", read, { max: 3 })).toBe(500);
    answers(404);
    expect(await sent("/api/x", read, { max: 3 })).toBe(404);
    expect(fetched).toHaveBeenCalledTimes(4);
  });

  it("sends a write once (beyond-256)", async () => {
    answers(503);
    expect(await sent("/api/x", { ...read, method: "POST" }, { max: 1 })).toBe(503);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("waits as long as Retry-After requests, but at most five seconds (beyond-256)", async () => {
    const times: number[] = [];
    const at = (after: string) => async () => {
      times.push(Date.now());
      return new Response(null, { status: 429, headers: { "retry-after": after } });
    };
    fetched
      .mockImplementationOnce(at("2"))
      .mockImplementationOnce(at("3600"))
      .mockImplementationOnce(at("1"));
    expect(await sent("/api/x", read, { max: 3 })).toBe(429);
    expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 2_000, 7_000]);
  });

  it("ends an attempt without headers at its limit, and does not repeat it (beyond-256)", async () => {
    fetched.mockImplementation(hang);
    expect(await sent("/api/x", read, { max: 3, timeout: 1_000 })).toBe("TimeoutError");
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it("stops when the caller aborts (beyond-256)", async () => {
    fetched.mockImplementation(hang);
    const controller = new AbortController();
    const result = sender("/api/x", { ...read, signal: controller.signal }, { max: 3, timeout: 10_000 });
    const failure = result.catch(({ name }: Error) => name);
    await vi.advanceTimersByTimeAsync(10);
    controller.abort();
    await vi.runAllTimersAsync();
    expect(await failure).toBe("AbortError");
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});
