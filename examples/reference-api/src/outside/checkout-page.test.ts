import { describe, expect, it } from "vitest";
import { createOutsideWorld } from "./outside-world.js";

const SITE = "http://localhost:4173";
const startWorld = () =>
  createOutsideWorld({
    captchaSecret: "s",
    providerSecret: "p",
    paymentSecret: "m",
    videoSecret: "v",
    isSite: (origin) => origin === SITE,
    faults: false,
  });

const query = (change: Record<string, string> = {}) =>
  new URLSearchParams({
    voucher_code: "AUTUMN",
    userRef: "qr-1",
    return: `${SITE}/subscriptions?a=1`,
    ...change,
  });

describe("the subscription provider's checkout", () => {
  it("shows the voucher under a policy that allows no script and no style", async () => {
    const answer = await startWorld().request(`/checkout?${query({ voucher_code: "<script>A</script>" })}`);
    const page = await answer.text();
    expect(page).toContain("&lt;script&gt;A&lt;/script&gt;");
    expect(page).not.toMatch(/<script|<style|style=/);
    expect(answer.headers.get("content-security-policy")).toBe(
      `default-src 'none'; form-action 'self' ${SITE}; base-uri 'none'; frame-ancestors 'none'`,
    );
  });

  it("leads back to the site with an order of the chosen plan", async () => {
    const body = query({ plan: "BETTER" });
    const answer = await startWorld().request("/checkout", { method: "POST", body });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toMatch(
      new RegExp(`^${SITE}/subscriptions\\?a=1&order=QRO-BETTER-[\\w-]{12}$`),
    );
  });

  it("returns an order only to the site's server", async () => {
    const world = startWorld();
    const placed = await world.request("/checkout", { method: "POST", body: query({ plan: "BEST" }) });
    const orderId = new URL(placed.headers.get("location") ?? "").searchParams.get("order") ?? "";
    const ask = (id: string, secret: string) =>
      world.request(`/checkout/orders/${id}`, { headers: { Authorization: `Bearer ${secret}` } });
    expect(await (await ask(orderId, "p")).json()).toEqual({ orderId, userRef: "qr-1", plan: "BEST" });
    expect((await ask("QRO-BEST-invented", "p")).status).toBe(404);
    expect((await ask(orderId, "guessed")).status).toBe(401);
    expect((await world.request("/checkout/orders", { method: "POST", body: "{}" })).status).toBe(404);
  });

  it.each(["https://evil.test/", `${SITE}.evil.test/`, "javascript:alert(1)", "/subscriptions", ""])(
    "refuses to lead to %s",
    async (target) => {
      const world = startWorld();
      const fields = query({ return: target });
      expect((await world.request(`/checkout?${fields}`)).status).toBe(400);
      expect((await world.request("/checkout", { method: "POST", body: fields })).status).toBe(400);
    },
  );
});
