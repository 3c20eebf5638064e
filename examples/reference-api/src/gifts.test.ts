import { giveArticleGift } from "@quire/contract-service";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const give = (site: Site, url: string) => site.post("/api/article-gift/give-gift", { url });
const giftOf = async (site: Site, url: string) =>
  parse(giveArticleGift.answer, await (await give(site, url)).json());

describe("article gifts (accounts §7)", () => {
  it("are four for each account, and none are left then", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const left: number[] = [];
    for (const slug of ["a", "b", "c", "d"]) {
      left.push((await giftOf(site, `/2026/11/${slug}`)).articleGiftsLeft);
    }
    expect(left).toEqual([3, 2, 1, 0]);
    const fifth = await give(site, "/2026/11/e");
    expect(fifth.status).toBe(403);
    expect(await fifth.json()).toMatchObject({ errors: [{ code: "no-gifts-left" }] });
  });

  it("have an address of the site, the same for the same article", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const gift = await giftOf(site, `${site.origin}/2026/11/a?utm=x#end`);
    expect(gift.articleGiftURL).toMatch(new RegExp(`^${site.origin}/2026/11/a\\?gift=[\\w-]{16}$`));
    expect(await giftOf(site, "/2026/11/a")).toEqual(gift);
  });

  it("count what was given before", async () => {
    const site = await startSite();
    await site.signIn("reading@quire.test");
    expect((await giftOf(site, "/2026/11/a")).articleGiftsLeft).toBe(2);
    await site.signIn("spent@quire.test");
    expect((await give(site, "/2026/11/a")).status).toBe(403);
  });

  it.each(["https://evil.test/2026/11/a", "//evil.test/a", "javascript:alert(1)", "/", "x"])(
    "are not given for %s",
    async (url) => {
      const site = await startSite();
      await site.signIn("reader@quire.test");
      expect((await give(site, url)).status).toBe(400);
    },
  );

  it("open the article that was given, and no other", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const { articleGiftURL } = await giftOf(site, "/2026/11/a");
    const code = new URL(articleGiftURL).searchParams.get("gift");
    expect((await site.visit(`/article-gift/${code}?path=/2026/11/a`)).status).toBe(204);
    expect((await site.visit(`/article-gift/${code}?path=/2026/11/b`)).status).toBe(404);
    expect((await site.visit("/article-gift/invented?path=/2026/11/a")).status).toBe(404);
  });

  it("need an account", async () => {
    expect((await give(await startSite(), "/2026/11/a")).status).toBe(401);
  });
});
