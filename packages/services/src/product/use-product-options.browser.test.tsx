import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { call } from "../client/index.js";
import { productAvailabilities } from "../contract/index.js";
import { useProductOptions } from "./use-product-options.js";

const one = (id: string, format: string) => ({
  availabilityId: id,
  format,
  language: "English",
  lineType: "SHIP",
  listPrice: 5,
});
const ANSWER = { currency: "EUR", availabilities: [one("1-PBK", "Paperback"), one("1-KND", "eBook")] };

let requests: string[] = [];
let answer: (signal: AbortSignal) => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  answer = () => Response.json(ANSWER);
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    requests.push(new URL(request.url).pathname);
    return answer(request.signal);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("loads the availabilities and chooses (content-7.9)", async () => {
  const { result, act } = await renderHook(() => useProductOptions("1/x"));
  await expect.poll(() => result.current.status).toBe("ready");
  expect(requests).toEqual(["/api/product/1%2Fx/availabilities"]);
  expect(result.current.chosen).toMatchObject({ id: "1-PBK", price: { minor: 500, currency: "EUR" } });
  await act(() => result.current.choose({ id: "1-KND", quantity: 2 }));
  expect(result.current.items).toMatchObject([{ productId: "1-KND", quantity: 2 }]);
});

it("initially chooses the availability whose id was given", async () => {
  const { result } = await renderHook(() => useProductOptions("1-KND"));
  await expect.poll(() => result.current.chosen?.id).toBe("1-KND");
});

it("has no offers for a product that is not sold", async () => {
  answer = () => Response.json({ errors: [] }, { status: 404 });
  const { result } = await renderHook(() => useProductOptions("9"));
  await expect.poll(() => result.current.status).toBe("ready");
  expect(result.current).toMatchObject({ offers: [], chosen: undefined, items: [] });
});

it("treats a 404 for an unknown product as an answer, not as a wrong address", async () => {
  answer = () => Response.json({ errors: [{ code: "no-product", message: "" }] }, { status: 404 });
  await expect(call(productAvailabilities, { params: { id: "9" } })).rejects.toMatchObject({
    isMisplaced: false,
    failure: { errors: [{ code: "no-product" }] },
  });
});

it("fails on an invalid answer, and retries (robustness-20)", async () => {
  answer = () => new Response("<h1>", { headers: { "content-type": "text/html" } });
  const { result, act } = await renderHook(() => useProductOptions("1"));
  await expect.poll(() => result.current.status).toBe("failed");
  expect(result.current.error?.code).toBe("request/answer");
  answer = () => Response.json(ANSWER);
  await act(() => result.current.retry());
  await expect.poll(() => result.current.status).toBe("ready");
});

it("aborts the request when the component unmounts (robustness-23)", async () => {
  let lastSignal: AbortSignal | undefined;
  answer = (signal) => {
    lastSignal = signal;
    return new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  };
  const { result, unmount } = await renderHook(() => useProductOptions("1"));
  await expect.poll(() => lastSignal).toBeDefined();
  await unmount();
  expect(lastSignal?.aborted).toBe(true);
  expect(result.current.status).toBe("loading");
});
