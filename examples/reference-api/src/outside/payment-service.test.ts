import { afterEach, describe, expect, it } from "vitest";
import { closeAll, startSite } from "../testing/site.js";

afterEach(closeAll);

describe("the stand-in for a payment service", () => {
  it("allows only pages of the site to embed its frames", async () => {
    const { outside, origin } = await startSite();
    const frame = await fetch(`${outside}/payment/card?parent=${origin}`);
    expect(frame.headers.get("content-security-policy")).toContain(`frame-ancestors ${origin}`);
    for (const parent of ["https://evil.test", `${origin}/path`, "", "null"])
      expect((await fetch(`${outside}/payment/card?parent=${encodeURIComponent(parent)}`)).status).toBe(400);
  });

  it("charges only for callers who know the secret", async () => {
    const { outside } = await startSite();
    const body = JSON.stringify({ token: "t", cents: 100, currency: "USD" });
    const answer = await fetch(`${outside}/payment/charges/some-key`, { method: "POST", body });
    expect(answer.status).toBe(401);
    expect((await fetch(`${outside}/payment/charges/some-key/cancel`, { method: "POST" })).status).toBe(401);
  });

  it("lists no charges without faults", async () => {
    const { outside } = await startSite({ faults: false });
    expect((await fetch(`${outside}/payment/charges`)).status).toBe(404);
  });
});
