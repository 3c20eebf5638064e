import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { applyPromoCode, estimateCart, removePromoCode } from "./cart-terms.js";

let requests: (readonly [path: string, body: unknown])[];
let answer: () => Response;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const refuse = (code: string) => json({ errors: [{ field: "code", code, message: "" }] }, 422);

beforeEach(() => {
  requests = [];
  answer = () => json({ cart: null });
  localStorage.clear();
  sessionStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    if (request.method !== "POST") return json({ cart: null });
    requests.push([new URL(request.url).pathname.replace(/^\/api/, ""), await request.json()]);
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("applies a coupon to the cart and removes it", async () => {
  await expect(applyPromoCode("SPRING")).resolves.toEqual({ kind: "done" });
  await expect(removePromoCode("SPRING")).resolves.toEqual({ kind: "done" });
  expect(requests.map(([, body]) => body)).toEqual([
    { code: "SPRING", remove: false },
    { code: "SPRING", remove: true },
  ]);
});

it("sends the destination of the cart (content-7.6)", async () => {
  await expect(estimateCart({ countryCode: "US", state: "MA" })).resolves.toEqual({ kind: "done" });
  expect(requests).toEqual([["/shopping-cart/estimate", { countryCode: "US", state: "MA", postalCode: "" }]]);
});

it("distinguishes a refusal and its code from maintenance and from a failure", async () => {
  answer = () => refuse("expired");
  await expect(applyPromoCode("OLD")).resolves.toEqual({ kind: "refused", code: "expired" });
  answer = () => json({ cart: null, maintenanceStatus: true });
  await expect(applyPromoCode("NEW")).resolves.toEqual({ kind: "maintenance" });
  answer = () => json({ errors: [] }, 422);
  await expect(applyPromoCode("ODD")).resolves.toMatchObject({ kind: "failed", error: { status: 422 } });
  answer = () => json({}, 500);
  await expect(applyPromoCode("DOWN")).resolves.toMatchObject({ kind: "failed", error: { status: 500 } });
});
