import { giveArticleGift } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { createItems } from "./items.js";
import { catalogue } from "./seed/catalogue.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const [FIRST = "", SECOND = "", THIRD = "", FOURTH = "", FIFTH = ""] = createItems(catalogue())
  .all.filter(({ kind }) => kind === "article")
  .map(({ url }) => url);
const four = [FIRST, SECOND, THIRD, FOURTH];

const give = (site: Site, url: string) => site.post("/api/article-gift/give-gift", { url });
const getGift = async (site: Site, url: string) =>
  parse(giveArticleGift.answer, await (await give(site, url)).json());

describe("article gifts", () => {
  it("are limited to four for each account", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const left: unknown[] = [];
    for (const path of four) left.push((await getGift(site, path)).articleGiftsLeft);
    expect(left).toEqual([3, 2, 1, 0]);
    const fifth = await give(site, FIFTH);
    expect(fifth.status).toBe(403);
    expect(await fifth.json()).toMatchObject({ errors: [{ code: "no-gifts-left" }] });
  });

  it("have an address of the site, the same for the same article", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const gift = await getGift(site, `${site.origin}${FIRST}?utm=x#end`);
    expect(gift.articleGiftURL).toMatch(new RegExp(`^${site.origin}${FIRST}\\?gift=[\\w-]{16}$`));
    expect(await getGift(site, FIRST)).toEqual(gift);
  });

  it("use the configured address, whatever host the request names", async () => {
    const site = await startSite({ site: "https://quire.test" });
    await site.signIn("reader@quire.test");
    expect((await getGift(site, FIRST)).articleGiftURL).toMatch(`https://quire.test${FIRST}?gift=`);
  });

  it("exist only for existing articles", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    for (const path of ["/2026/11/invented", "/store", "/product/x/10011"]) {
      expect((await give(site, path)).status).toBe(404);
    }
    expect((await getGift(site, FIRST)).articleGiftsLeft).toBe(3);
  });

  it("include earlier gifts in the count", async () => {
    const site = await startSite();
    await site.signIn("reading@quire.test");
    expect((await getGift(site, FIRST)).articleGiftsLeft).toBe(2);
    await site.signIn("spent@quire.test");
    expect((await give(site, FIRST)).status).toBe(403);
  });

  it.each(["https://evil.test/2026/11/a", "//evil.test/a", "javascript:alert(1)", "/", "x"])(
    "are refused for %s",
    async (url) => {
      const site = await startSite();
      await site.signIn("reader@quire.test");
      expect((await give(site, url)).status).toBe(400);
    },
  );

  it("open only the article that was given (content-6.15)", async () => {
    const site = await startSite();
    await site.signIn("reader@quire.test");
    const { articleGiftURL } = await getGift(site, FIRST);
    const code = new URL(articleGiftURL).searchParams.get("gift");
    expect((await site.visit(`/article-gift/${code}?path=${FIRST}`)).status).toBe(204);
    expect((await site.visit(`/article-gift/${code}?path=${SECOND}`)).status).toBe(404);
    expect((await site.visit(`/article-gift/invented?path=${FIRST}`)).status).toBe(404);
    expect((await site.visit("/article-gift/invented")).status).toBe(400);
  });

  it("need an account", async () => {
    expect((await give(await startSite(), FIRST)).status).toBe(401);
  });
});
