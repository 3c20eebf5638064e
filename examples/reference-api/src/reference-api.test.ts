import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CurrentUserSchema } from "@quire/services/contract";
import { endpoints } from "@quire/services/contract/table";
import { parse } from "valibot";
import { afterEach, describe, expect, it, vi } from "vitest";
import { getAddress } from "./address.js";
import { createReferenceApi } from "./reference-api.js";
import { closeAll, startSite } from "./testing/site.js";

afterEach(closeAll);

describe("the reference API", () => {
  it("answers at the address of every endpoint except those of other services", async () => {
    const { visit } = await startSite();
    for (const row of endpoints.filter(({ base }) => ["site", "api", "service", "supplied"].includes(base))) {
      const answer = await visit(getAddress(row), { method: row.method, redirect: "manual" });
      expect(await answer.text(), `${row.name} has a route`).not.toContain("unknown-path");
      expect(answer.status, row.name).toBeLessThan(500);
    }
  });

  it("answers with JSON that no cache stores", async () => {
    const { visit } = await startSite();
    const answer = await visit("/api/recaptcha/enabled");
    expect(await answer.json()).toEqual({ enabled: true });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("answers 404 as JSON below /api/ and lists problems by field", async () => {
    const { visit, post } = await startSite();
    const unknown = await visit("/api/nothing");
    expect(unknown.status).toBe(404);
    expect(await unknown.json()).toMatchObject({ errors: [{ code: "unknown-path" }] });
    const wrong = await post("/api/shopping-cart", { items: [{ productId: "" }] });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ errors: [{ field: "items.0.productId" }] });
  });

  it("refuses bodies that are too large, invalid JSON, or of another content type", async () => {
    const { visit, post } = await startSite();
    expect((await post("/api/shopping-cart", { items: "x".repeat(70_000) })).status).toBe(413);
    const broken = { method: "POST", body: "{", headers: { "Content-Type": "application/json" } };
    expect((await visit("/api/shopping-cart", broken)).status).toBe(400);
    const text = { method: "POST", body: "{}", headers: { "Content-Type": "text/plain" } };
    expect((await visit("/api/shopping-cart", text)).status).toBe(415);
  });

  it("keeps accounts, sessions, follows and locks across a restart", async () => {
    const folder = mkdtempSync(join(tmpdir(), "quire-"));
    const file = join(folder, "data.sqlite");
    const first = await startSite({ file });
    await first.signIn("reader@quire.test");
    await first.post("/api/user/subscribe", { type: "topic", name: "Strategy" });
    for (let guess = 0; guess < 3; guess++) await first.signIn("best@quire.test", "wrong");
    await first.close();
    const second = await startSite({ file });
    second.cookies.push(...first.cookies);
    const user = parse(CurrentUserSchema, await (await second.visit("/api/user/profile")).json());
    expect(user.topics).toEqual([{ name: "Strategy" }]);
    expect((await second.signIn("best@quire.test")).status).toBe(423);
    await second.close();
    rmSync(folder, { recursive: true });
  });

  it("does not start with faults in production", () => {
    vi.stubEnv("NODE_ENV", "production");
    const captcha = { enabled: false, verifyUrl: "http://localhost/", secret: "" };
    expect(() => createReferenceApi({ file: ":memory:", faults: true, captcha })).toThrow(
      /NODE_ENV=production/,
    );
    vi.unstubAllEnvs();
  });

  it("refuses seeded accounts in production (beyond-245)", () => {
    vi.stubEnv("NODE_ENV", "production");
    const captcha = { enabled: false, verifyUrl: "http://localhost/", secret: "" };
    expect(() => createReferenceApi({ file: ":memory:", faults: false, seed: true, captcha })).toThrow(
      /NODE_ENV=production/,
    );
    vi.unstubAllEnvs();
  });

  it("has no accounts unless seeding is enabled (beyond-245)", async () => {
    const { signIn } = await startSite({ seed: false });
    expect((await signIn("reader@quire.test", "Reader#2026")).status).toBe(401);
  });

  it("has no faults and no scenario unless they are enabled", async () => {
    const { visit, post } = await startSite({ faults: false });
    expect((await post("/__faults", { kind: "cut", path: "/" })).status).toBe(404);
    expect((await visit("/__scenario/requests")).status).toBe(404);
  });
});
