import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { exchangeWatchCode, issueWatchCode } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { VIDEO_KEY } from "./outside/video-service.js";
import { closeAll, type Site, startSite } from "./testing/site.js";
import { createToken, getHash } from "./token.js";

afterEach(closeAll);

const SUBSCRIBER = "best@quire.test";
const VERIFIER = createToken();

async function codeFor(site: Site, video = "7003"): Promise<string> {
  const answer = await site.post(`/api/video/${video}/code`, { challenge: getHash(VERIFIER) });
  return parse(issueWatchCode.answer, await answer.json()).code;
}

/** Sends the frame's request, without cookies. */
function exchange(
  { origin }: Site,
  code: string,
  { verifier = VERIFIER, video = "7003", from = origin } = {},
) {
  return fetch(`${origin}/api/video/${video}/token`, {
    method: "POST",
    body: JSON.stringify({ code, verifier }),
    headers: { "Content-Type": "application/json", Origin: from },
  });
}

async function subscribersSite(options: Parameters<typeof startSite>[0] = {}): Promise<Site> {
  const site = await startSite(options);
  await site.signIn(SUBSCRIBER);
  return site;
}

describe("a viewing code for a frame on another site (content-6.16)", () => {
  it("is refused for a video that does not exist, as is a viewing permission (beyond-248)", async () => {
    const site = await subscribersSite();
    const answers = [
      await site.visit("/api/video/files%20of%207003/watch"),
      await site.post("/api/video/invented/code", { challenge: getHash(VERIFIER) }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404]);
  });

  it("is exchanged once for a permission of that video, even for two requests at once", async () => {
    const site = await subscribersSite();
    const code = await codeFor(site);
    const answers = await Promise.all([exchange(site, code), exchange(site, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const good = answers.find(({ ok }) => ok);
    const { token } = parse(exchangeWatchCode.answer, await good?.json());
    const files = async (id: string) => {
      const headers = { "bcov-policy": VIDEO_KEY, "bcov-auth": token };
      const response = await fetch(`${site.outside}/video/playback/v1/accounts/quire-review/videos/${id}`, {
        headers,
      });
      return ((await response.json()) as { sources: unknown[] }).sources.length;
    };
    expect([await files("7003"), await files("7005")]).toEqual([1, 0]);
  });

  it.each([
    ["without the frame's verifier", { verifier: createToken() }],
    ["for another video", { video: "7001" }],
  ])("%s is refused and used up", async (_, claim) => {
    const site = await subscribersSite();
    const code = await codeFor(site);
    expect((await exchange(site, code, claim)).status).toBe(403);
    expect((await exchange(site, code)).status).toBe(403);
  });

  it("is valid for 60 seconds", async () => {
    let time = 1_700_000_000_000;
    const site = await subscribersSite({ now: () => time });
    const [first, second] = [await codeFor(site), await codeFor(site)];
    time += 59_999;
    expect((await exchange(site, first)).status).toBe(200);
    time += 1;
    expect((await exchange(site, second)).status).toBe(403);
  });

  it.each([
    ["signs out", (site: Site) => site.visit("/logout", { redirect: "manual" })],
    ["signs in again", (site: Site) => site.signIn(SUBSCRIBER)],
  ])("becomes void when its user %s (beyond-97)", async (_, leave) => {
    const site = await subscribersSite();
    const code = await codeFor(site);
    await leave(site);
    expect((await exchange(site, code)).status).toBe(403);
  });

  it("needs a subscriber and a page of the site", async () => {
    const site = await startSite();
    const ask = () => site.post("/api/video/7003/code", { challenge: getHash(VERIFIER) });
    expect((await ask()).status).toBe(403);
    await site.signIn("reader@quire.test");
    expect((await ask()).status).toBe(403);
    await site.signIn(SUBSCRIBER);
    expect((await exchange(site, await codeFor(site), { from: "https://partner.test" })).status).toBe(403);
  });

  it("is stored as a hash", async () => {
    const folder = mkdtempSync(join(tmpdir(), "quire-codes-"));
    const file = join(folder, "data.sqlite");
    const site = await subscribersSite({ file });
    const code = await codeFor(site);
    const database = new DatabaseSync(file, { readOnly: true });
    const rows = database.prepare("SELECT * FROM watch_codes").all();
    database.close();
    expect(rows).toMatchObject([
      { code_hash: getHash(code), video_id: "7003", challenge: getHash(VERIFIER) },
    ]);
    expect(JSON.stringify(rows)).not.toContain(code);
    await site.close();
    rmSync(folder, { recursive: true });
  });

  it("can be guessed only a limited number of times", async () => {
    const site = await subscribersSite({ limits: { watchCode: { address: { points: 2, seconds: 60 } } } });
    const guesses = [createToken(), createToken(), createToken()];
    const statuses: number[] = [];
    for (const guess of guesses) statuses.push((await exchange(site, guess)).status);
    expect(statuses).toEqual([403, 403, 429]);
  });
});
