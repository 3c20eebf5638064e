import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { createOutsideWorld } from "./outside-world.js";

const SITE = "http://localhost:4173";
const SECRET = "s3cret";

function startWorld(now = Date.now, faults = true) {
  return createOutsideWorld({
    captchaSecret: SECRET,
    providerSecret: "p",
    paymentSecret: "m",
    videoSecret: "v",
    isSite: (origin) => origin === SITE,
    faults,
    now,
  });
}
type World = ReturnType<typeof startWorld>;

async function getToken(world: World, action = "sign_in_modal"): Promise<string> {
  const answer = await world.request("/captcha/api/token", {
    method: "POST",
    body: JSON.stringify({ siteKey: "quire-review", action }),
    headers: { "Content-Type": "application/json", Origin: SITE },
  });
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  return ((await answer.json()) as { token: string }).token;
}

async function verify(world: World, response: string, secret = SECRET): Promise<unknown> {
  const body = new URLSearchParams({ secret, response });
  return (await world.request("/captcha/api/siteverify", { method: "POST", body })).json();
}

describe("the captcha stand-in", () => {
  it("verifies a token once, with its action and hostname", async () => {
    const world = startWorld();
    const token = await getToken(world);
    expect(await verify(world, token)).toMatchObject({
      success: true,
      action: "sign_in_modal",
      hostname: "localhost",
      score: 0.9,
    });
    const again = { success: false, "error-codes": ["timeout-or-duplicate"] };
    expect(await verify(world, token)).toEqual(again);
  });

  it("lets a token expire after two minutes", async () => {
    let time = Date.now();
    const world = startWorld(() => time);
    const token = await getToken(world);
    time += 121_000;
    expect(await verify(world, token)).toMatchObject({ success: false });
  });

  it("refuses a wrong secret and a missing token", async () => {
    const world = startWorld();
    expect(await verify(world, await getToken(world), "guess")).toMatchObject({
      "error-codes": ["invalid-input-secret"],
    });
    expect(await verify(world, "")).toMatchObject({ "error-codes": ["missing-input-response"] });
  });

  it("lowers its score on request, only with faults", async () => {
    const low = { method: "POST", body: '{"score":0.1}', headers: { "Content-Type": "application/json" } };
    const world = startWorld();
    await world.request("/captcha/score", low);
    expect(await verify(world, await getToken(world))).toMatchObject({ score: 0.1 });
    expect((await startWorld(Date.now, false).request("/captcha/score", low)).status).toBe(404);
  });

  it("serves a script that requests tokens from its own address", async () => {
    const world = startWorld();
    const script = await (await world.request("/captcha/api.js?render=quire-review")).text();
    const scope = {
      window: {} as { grecaptcha?: { execute(key: string, options: object): Promise<string> } },
      queueMicrotask,
      fetch: (address: string, init: RequestInit) => world.request(address, init),
    };
    runInNewContext(script, scope);
    const token = await scope.window.grecaptcha?.execute("quire-review", { action: "register_modal" });
    expect(await verify(world, token ?? "")).toMatchObject({ success: true, action: "register_modal" });
    expect(script).not.toMatch(/innerHTML|eval|new Function|document\.write/);
  });
});

describe("the identity stand-in", () => {
  const logout = (world: World, origin: string) =>
    world.request("/identity/logout", { method: "POST", headers: { Origin: origin } });

  it("signs out requests from the site with credentials", async () => {
    const answer = await logout(startWorld(), SITE);
    expect(answer.status).toBe(204);
    expect(answer.headers.get("access-control-allow-origin")).toBe(SITE);
    expect(answer.headers.get("access-control-allow-credentials")).toBe("true");
  });

  it("refuses requests from other sites", async () => {
    const answer = await logout(startWorld(), "https://evil.test");
    expect(answer.status).toBe(403);
    expect(answer.headers.get("access-control-allow-origin")).toBeNull();
  });

  it("logs its calls", async () => {
    const world = startWorld();
    await logout(world, SITE);
    expect(await (await world.request("/__scenario/requests")).json()).toMatchObject([
      { path: "/identity/logout" },
    ]);
  });
});
