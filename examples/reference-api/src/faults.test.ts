import { afterEach, expect, it } from "vitest";
import { closeAll, startSite } from "./testing/site.js";

afterEach(closeAll);

const PATH = "/api/recaptcha/enabled";

it("answers with the requested status the requested number of times", async () => {
  const { visit, post } = await startSite();
  await post("/__faults", { kind: "status", path: PATH, status: 500, times: 2 });
  const statuses = [await visit(PATH), await visit(PATH), await visit(PATH)].map(({ status }) => status);
  expect(statuses).toEqual([500, 500, 200]);
});

it("answers with a wrong body for one method and all paths with one prefix", async () => {
  const { visit, post } = await startSite();
  const fault = { kind: "body", method: "get", path: "/api/*", body: "<html>", contentType: "text/html" };
  await post("/__faults", fault);
  expect((await post("/api/shopping-cart", { items: [{ productId: "10011" }] })).status).toBe(200);
  const answer = await visit(PATH);
  expect([answer.status, await answer.text()]).toEqual([200, "<html>"]);
});

it("cuts the connection, hangs, and removes all faults by DELETE", async () => {
  const { visit, post } = await startSite();
  await post("/__faults", { kind: "cut", path: PATH });
  await expect(visit(PATH)).rejects.toThrow();
  await post("/__faults", { kind: "hang", path: PATH, times: 9 });
  await expect(visit(PATH, { signal: AbortSignal.timeout(200) })).rejects.toThrow(/timeout/i);
  await visit("/__faults", { method: "DELETE" });
  expect((await visit(PATH)).status).toBe(200);
});

it("reports the name of an unknown fault", async () => {
  const { post } = await startSite();
  expect((await post("/__faults", { kind: "explode", path: PATH })).status).toBe(400);
});

it("records requests with their keys and bodies", async () => {
  const { visit, post } = await startSite();
  const items = [{ productId: "10011" }];
  await post("/api/shopping-cart", { items }, { "Idempotency-Key": "0123456789abcdef" });
  const log = await (await visit("/__scenario/requests")).json();
  expect(log).toMatchObject([
    {
      method: "POST",
      path: "/api/shopping-cart",
      headers: { "idempotency-key": "0123456789abcdef" },
      body: JSON.stringify({ items }),
    },
  ]);
  await visit("/__scenario/requests", { method: "DELETE" });
  expect(await (await visit("/__scenario/requests")).json()).toEqual([]);
});

it("creates accounts of any kind", async () => {
  const { signIn, visit, post } = await startSite();
  const made = await post("/__scenario/account", { roleCodes: ["ROLE_HBRG_BEST"], topics: ["Strategy"] });
  const { emailAddress, password } = (await made.json()) as { emailAddress: string; password: string };
  await signIn(emailAddress, password);
  const user = await (await visit("/api/user/profile")).json();
  expect(user).toMatchObject({ tiers: [{ roleCode: "ROLE_HBRG_BEST" }], topics: [{ name: "Strategy" }] });
});
