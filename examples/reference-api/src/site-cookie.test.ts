import { afterEach, describe, expect, it } from "vitest";
import { createReferenceApi, type ReferenceApi } from "./reference-api.js";

let open: ReferenceApi | undefined;
afterEach(() => open?.close());

function start(trustProxy = false) {
  const captcha = { enabled: false, verifyUrl: "http://localhost:1", secret: "" };
  open = createReferenceApi({
    seed: true,
    file: ":memory:",
    faults: false,
    captcha,
    passwordCost: 4,
    trustProxy,
  });
  return open.app;
}

async function signIn(app: ReferenceApi["app"], origin: string, headers = {}): Promise<string> {
  const body = new URLSearchParams({ username: "reader@quire.test", password: "Reader#2026" });
  const answer = await app.request(`${origin}/authenticate`, { method: "POST", body, headers });
  return answer.headers.getSetCookie()[0] ?? "";
}

const statusWith = async (app: ReferenceApi["app"], origin: string, Cookie: string) =>
  (await app.request(`${origin}/api/user/profile`, { headers: { Cookie } })).status;

describe("the session's cookie", () => {
  it("is bound to its host over https, and a cookie without the prefix is ignored there", async () => {
    const app = start();
    const cookie = await signIn(app, "https://quire.test");
    expect(cookie).toMatch(
      /^__Host-quire_session=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const [pair = ""] = cookie.split(";", 1);
    expect(await statusWith(app, "https://quire.test", pair)).toBe(200);
    expect(await statusWith(app, "https://quire.test", pair.replace("__Host-", ""))).toBe(401);
  });

  it("is bound to its host behind a trusted proxy that terminates https", async () => {
    const headers = { "X-Forwarded-Proto": "https" };
    expect(await signIn(start(true), "http://quire.test", headers)).toMatch(/^__Host-.*; Secure/);
    expect(await signIn(start(false), "http://quire.test", headers)).toMatch(/^quire_session/);
  });

  it("works over plain http, for trying the example", async () => {
    const app = start();
    const cookie = await signIn(app, "http://localhost:4173");
    expect(cookie).toMatch(/^quire_session=[\w-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await statusWith(app, "http://localhost:4173", cookie.split(";", 1)[0] ?? "")).toBe(200);
  });
});
