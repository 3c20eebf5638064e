import { orderReceipt } from "@quire/services/contract";
import * as v from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { catalogue } from "./seed/catalogue.js";
import { getProblem, getStream, getTitles, startAs } from "./testing/reader.js";
import { closeAll, startSite } from "./testing/site.js";

afterEach(closeAll);

describe("a stream's pages", () => {
  it.each([8, 10])("have %i entries, and the last one is marked (content-3.12)", async (size) => {
    const site = await startAs("library");
    const pages = Math.ceil(44 / size);
    const all = await Promise.all(
      Array.from({ length: pages }, (_, index) => getStream(site, "user/saves", index + 1, size)),
    );
    expect(all.map(({ entries }) => entries.length)).toEqual([
      ...Array.from({ length: pages - 1 }, () => size),
      44 - size * (pages - 1),
    ]);
    expect(all.map(({ page }) => page.last)).toEqual([
      ...Array.from({ length: pages - 1 }, () => false),
      true,
    ]);
    expect(all[0]?.page.totalPages).toBe(pages);
    expect(new Set(all.flatMap(({ entries }) => entries.map(({ id }) => id))).size).toBe(44);
  });

  it("after the last are empty and marked as last", async () => {
    const site = await startSite();
    expect(await getStream(site, "webinars", 99)).toMatchObject({ entries: [], page: { last: true } });
  });

  it.each(["0/8", "-1/8", "x/8", "1/0", "1/101", "1.5/8"])("are refused for %s", async (page) => {
    const site = await startSite();
    expect((await site.visit(`/api/webinars/${page}?format=json`)).status).toBe(400);
  });

  it("reach the hundredth for a user with 1,000 saves", async () => {
    const site = await startAs("collector");
    const page = await getStream(site, "user/saves", 100);
    expect(page).toMatchObject({ page: { last: true, totalPages: 100 }, type: "library" });
    expect(page.entries).toHaveLength(10);
    expect((await getStream(site, "user/list/everything", 100)).entries).toHaveLength(10);
  });

  it("report maintenance of the shop and an open paywall", async () => {
    const site = await startSite();
    expect(await getStream(site, "webinars")).toMatchObject({
      maintenanceStatus: false,
      isPaywallEnabled: false,
    });
    await site.post("/__scenario/maintenance", { on: true });
    await site.post("/__scenario/paywall", { open: true });
    expect(await getStream(site, "webinars")).toMatchObject({
      maintenanceStatus: true,
      isPaywallEnabled: true,
    });
  });
});

describe("streams for every reader", () => {
  it.each([
    ["webinars", "Webinar"],
    ["visual-library", "Visual Library"],
    ["hbr-analytic-services", "Analytic Report"],
    ["ascend", "Ascend"],
  ])("list %s, the newest first, at least 12", async (stream, contentType) => {
    const site = await startSite();
    const first = await getStream(site, stream);
    const second = await getStream(site, stream, 2);
    const all = [...first.entries, ...second.entries];
    expect(all.length).toBeGreaterThanOrEqual(12);
    expect(first).toMatchObject({ type: "content", page: { last: false, totalPages: 2 } });
    expect(new Set(all.map((entry) => entry.contentType))).toEqual(new Set([contentType]));
    const days = all.map(({ published }) => published);
    expect(days).toEqual([...days].sort().reverse());
  });

  it("can be filtered and sorted by the query", async () => {
    const site = await startSite();
    const page = await getStream(site, "ascend?filters=topic:Meetings,topic:Accounting&sort=title&order=asc");
    expect(getTitles(page)).toEqual([
      "How to Read a Balance Sheet on the Bus",
      "The Quiet Person's Guide to Being Heard",
    ]);
  });

  it("include the articles of each issue of the magazine (content-3.21)", async () => {
    const site = await startSite();
    const [november] = (await getStream(site, "magazine")).entries;
    expect(november).toMatchObject({
      id: "BR2611",
      title: "November 2026: The Refusal Issue",
      summary: "What to stop doing, and whom to disappoint.",
      image: "/cover/BR2611.svg",
      content: { src: "/archive-toc/BR2611" },
    });
    expect(november?.items.length).toBeGreaterThan(3);
    expect(november?.items[0]?.title).toBeTruthy();
    expect(november?.items[0]?.link).toMatch(/^\/2026\/11\/[a-z0-9-]+$/);
  });

  it("include every issue of the magazine since 1956, by year and by code (content-9.17)", async () => {
    const site = await startSite();
    const getCodes = async (query: string) =>
      (await getStream(site, `magazine?${query}`)).entries.map(({ id }) => id);
    expect(await getCodes("filters=year:1971&sort=date&order=asc")).toEqual(
      [3991, 3992, 3993, 3994, 3995, 3996].map(String),
    );
    expect((await getCodes("filters=year:2025&sort=date&order=asc"))[0]).toBe("BR2501");
    expect(await getCodes("filters=issue:3991")).toEqual(["3991"]);
    expect(await getCodes("filters=issue:BR9913")).toEqual([]);
    expect(await getCodes("sort=date&order=asc")).toContain("3901");
    const { page } = await getStream(site, "magazine");
    expect(page.totalPages).toBeGreaterThan(50);
  });

  it("include assets of the visual library, which only subscribers can download (content-2.12, content-6.7)", async () => {
    const site = await startSite();
    const linkFor = async () =>
      (await getStream(site, "visual-library")).entries[0]?.content.downloads[0]?.link ?? "";
    expect((await getStream(site, "visual-library")).entries[0]?.content).toMatchObject({
      asset: "the-napkin.svg",
      hasDownloads: true,
    });
    expect(await getProblem(await site.visit(await linkFor()))).toMatchObject({
      status: 403,
      code: "subscriber-only",
    });
    await site.signIn("good@quire.test");
    const link = await linkFor();
    expect((await site.visit(link)).headers.get("content-disposition")).toContain("the-napkin.svg");
    await site.signIn("better@quire.test");
    expect((await site.visit(link)).status).toBe(403);
    await site.post("/__scenario/paywall", { open: true });
    expect((await site.visit(link)).status).toBe(200);
  });
});

describe("a user's own streams", () => {
  it("are empty for a new user, each with its type (content-2.42, content-3.12)", async () => {
    const site = await startAs("newcomer");
    const types = {
      "user/saves": "library",
      "user/history": "activity",
      "user/history?activity=read": "read",
      "user/history?activity=watched": "watched",
      "user/history?activity=shared": "shared",
      "components/myhbr/following": "topics",
      ordered: "ordered",
    };
    for (const [stream, type] of Object.entries(types)) {
      expect(await getStream(site, stream), stream).toMatchObject({
        entries: [],
        type,
        page: { last: true },
      });
    }
  });

  it("list the items of one folder, marked with its id", async () => {
    const site = await startAs("library");
    const page = await getStream(site, "user/list/hbrgift");
    expect(page.entries).toHaveLength(5);
    expect(new Set(page.entries.map(({ content }) => content.list.id)).size).toBe(1);
    expect((await site.visit("/api/user/list/nothing/1/8?format=json")).status).toBe(404);
  });

  it("list each read article once in the history, the latest first", async () => {
    const site = await startAs("newcomer");
    const [first, second] = catalogue().articles;
    const getPath = (article = first) =>
      `/api/components/article/${article?.year}/${String(article?.month).padStart(2, "0")}/${article?.slug}`;
    for (const article of [first, second, first]) await site.visit(getPath(article));
    const page = await getStream(site, "user/history");
    expect(getTitles(page)).toEqual([first?.title, second?.title]);
    expect(page.entries[0]?.content).toMatchObject({ activity: "read", id: first?.id });
  });

  it("list read, watched and shared items", async () => {
    const site = await startAs("library");
    expect((await getStream(site, "user/history?activity=watched")).entries).toHaveLength(4);
    const [shared] = (await getStream(site, "user/history?activity=shared")).entries;
    expect(shared?.content).toMatchObject({ provider: "email", sharedWith: ["colleague@quire.test"] });
    expect((await getStream(site, "user/history", 3)).entries).toHaveLength(7);
  });

  it("list the latest items on all followed topics, or on one of them", async () => {
    const site = await startAs("library");
    const topics = (await getStream(site, "components/myhbr/following")).entries.map(
      ({ category }) => category.term,
    );
    expect(new Set(topics).size).toBeGreaterThan(1);
    for (const filter of ["Meetings", "meetings"]) {
      const { entries } = await getStream(site, `components/myhbr/following?filter=${filter}`);
      expect(entries.length).toBeGreaterThan(1);
      expect(new Set(entries.map(({ category }) => category.term))).toEqual(new Set(["Meetings"]));
    }
    expect((await getStream(site, "components/myhbr/following?filter=Boards")).entries).toEqual([]);
  });

  it("list orders with number, total, state, date, items and files (content-2.63, content-3.18)", async () => {
    const site = await startAs("library");
    const { entries } = await getStream(site, "ordered", 1, 8);
    expect(entries).toHaveLength(8);
    expect(entries[0]).toMatchObject({
      title: `Order #${entries[0]?.id}`,
      orderStatus: "PURCHASED",
      published: "2026-11-10",
      content: { itemCount: 1, hasDownloads: true, grandTotalIncTax: expect.stringMatching(/^\d+\.\d\d$/) },
    });
    expect(entries.find(({ title }) => title.includes("#S"))?.summary).toMatch(/^QR\d+$/);
    expect(entries.find(({ lineItems }) => lineItems.length > 5)).toBeDefined();
    const cancelled = entries.find(({ orderStatus }) => orderStatus === "CANCELLED");
    expect(cancelled?.content).toMatchObject({ hasDownloads: false, downloads: [] });
  });

  it("list quantities and covers of an order, and what can be ordered again (beyond-312)", async () => {
    const site = await startAs("library");
    const { entries } = await getStream(site, "ordered", 1, 30);
    const products = entries.filter(({ title }) => !title.includes("#S"));
    for (const { lineItems, content } of products) {
      expect(lineItems.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(content.itemCount);
      for (const { image } of lineItems) expect(image).toMatch(/^\/cover\/\d+\.svg$/);
    }
    const again = products
      .filter(({ orderStatus }) => orderStatus === "PURCHASED")
      .flatMap(({ lineItems }) =>
        lineItems.map(({ availabilityId, lineType }) => availabilityId && lineType),
      );
    expect(new Set(again)).toEqual(new Set(["ship", ""]));
  });

  it("builds the receipt of an order that the shop did not place (beyond-310)", async () => {
    const site = await startAs("library");
    const { entries } = await getStream(site, "ordered", 1, 8);
    const entry = entries.find(({ lineItems }) => lineItems.length > 5);
    const answer = await site.visit(`/api/commerce/order/${entry?.id}`);
    const { order } = v.parse(orderReceipt.answer, await answer.json());
    expect(order.totals.grandTotal).toBe(entry?.content.grandTotalIncTax);
    const titles = (lines: readonly { title: string }[]) => lines.map(({ title }) => title);
    expect(titles(order.lines)).toEqual(titles(entry?.lineItems ?? []));
  });

  it("refuse the files of a cancelled order (beyond-248)", async () => {
    const site = await startAs("library");
    const { entries } = await getStream(site, "ordered", 1, 8);
    const files = (status: string) =>
      entries
        .filter(({ orderStatus }) => orderStatus === status)
        .flatMap(({ id, lineItems }) => lineItems.map((_, index) => `/order-files/${id}/${index + 1}`));
    const statuses = async (paths: string[]) =>
      new Set(await Promise.all(paths.map(async (path) => (await site.visit(path)).status)));
    expect(await statuses(files("PURCHASED"))).toContain(200);
    expect(await statuses(files("CANCELLED"))).toEqual(new Set([404]));
  });

  it("offer files of orders only to their buyer", async () => {
    const site = await startAs("library");
    const link = (await getStream(site, "ordered")).entries[0]?.content.downloads[0]?.link ?? "";
    expect((await site.visit(link)).headers.get("content-disposition")).toContain("attachment");
    await site.signIn("newcomer@quire.test");
    expect((await site.visit(link)).status).toBe(404);
  });
});
