import { StreamPageSchema } from "@quire/services/contract";
import { Hono } from "hono";
import { parse } from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createReferenceApi, type ReferenceApi } from "./reference-api.js";
import { catalogue } from "./seed/catalogue.js";

const [article] = catalogue().articles;
const path = `/${article?.year}/${String(article?.month).padStart(2, "0")}/${article?.slug}`;

let api: ReferenceApi;
let site: Hono;

beforeEach(() => {
  const captcha = { enabled: false, verifyUrl: "", secret: "" };
  api = createReferenceApi({ seed: true, file: ":memory:", faults: false, captcha, passwordCost: 4 });
  site = new Hono();
  site.route("/", api.app);
  site.get("/:year/:month/:slug", (c) => c.html("<h1>The page</h1>"));
});
afterEach(() => api.close());

async function signIn(): Promise<string> {
  const body = new URLSearchParams({ username: "newcomer@quire.test", password: "Reader#2026" });
  const answer = await site.request("/authenticate", { method: "POST", body });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function readBy(cookie: string): Promise<string[]> {
  const answer = await site.request("/api/user/history/1/10?format=json", { headers: { cookie } });
  return parse(StreamPageSchema, await answer.json()).entries.map(({ id }) => id);
}

it("includes an article when a signed-in user gets its page", async () => {
  const cookie = await signIn();
  expect(await (await site.request(path, { headers: { cookie } })).text()).toBe("<h1>The page</h1>");
  expect(await readBy(cookie)).toEqual([article?.id]);
});

it("excludes pages that were prefetched, requested by HEAD, or read by a guest", async () => {
  const cookie = await signIn();
  await site.request(path, { headers: { cookie, "sec-purpose": "prefetch;prerender" } });
  await site.request(path, { headers: { cookie }, method: "HEAD" });
  await site.request(path);
  await site.request("/2026/11/no-such-article", { headers: { cookie } });
  expect(await readBy(cookie)).toEqual([]);
});
