import { type Suggestions, SuggestionsSchema } from "@quire/services/contract";
import { parse } from "valibot";
import { afterEach, describe, expect, it } from "vitest";
import { getStream, getTitles } from "./testing/reader.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

async function suggest(site: Site, term: string): Promise<Suggestions> {
  const answer = await site.visit(`/service/search/auto-suggest?${new URLSearchParams({ term })}`);
  return parse(SuggestionsSchema, await answer.json());
}

describe("suggestions", () => {
  it("are records and subjects, each with title, link and contentType (content-3.19, content-7.1)", async () => {
    const { records, subjects } = await suggest(await startSite(), "strat");
    expect(records[0]).toMatchObject({
      title: expect.stringMatching(/strat/i),
      link: expect.stringMatching(/^\//),
    });
    expect(subjects).toContainEqual({
      title: "Strategy",
      link: "/topic/subject/strategy",
      contentType: "Topic",
    });
  });

  it("start with the third character after trimming and collapsing (content-5.11)", async () => {
    const site = await startSite();
    expect(await suggest(site, " st ")).toEqual({ records: [], subjects: [] });
    expect((await suggest(site, "  str ")).subjects.length).toBeGreaterThan(0);
    expect((await suggest(site, "leading   teams")).subjects[0]?.title).toBe("Leading Teams");
  });

  it("exceed the number that a page shows, so that the page must shorten the list", async () => {
    const { records, subjects } = await suggest(await startSite(), "the");
    expect(records.length).toBeGreaterThan(6);
    expect((await suggest(await startSite(), "man")).subjects.length).toBeGreaterThan(3);
    expect(subjects.length).toBeLessThanOrEqual(5);
  });

  it("are empty for unknown words, and treat punctuation as text", async () => {
    const site = await startSite();
    expect(await suggest(site, "xyzzy")).toEqual({ records: [], subjects: [] });
    expect(await suggest(site, "%_'\"--")).toEqual({ records: [], subjects: [] });
    expect((await getStream(site, "search?term=%25_%27--")).entries).toEqual([]);
  });
});

describe("search", () => {
  it("finds articles, products and topics, and ranks matches in the title first", async () => {
    const page = await getStream(await startSite(), "search?term=feedback", 1, 100);
    const types = new Set(page.entries.map(({ contentType }) => contentType));
    expect(types).toContain("Article");
    expect(types).toContain("Topic");
    expect(page.entries.some(({ productLink }) => productLink !== "")).toBe(true);
    expect(page.entries[0]?.title).toMatch(/feedback/i);
  });

  it("requires every word, and ignores case and accents", async () => {
    const site = await startSite();
    const page = await getStream(site, "search?term=NAPKIN+str%C3%A1tegy");
    expect(getTitles(page)).toContain("The Strategy You Can Draw on a Napkin");
    expect(page.entries.length).toBeLessThan((await getStream(site, "search?term=strategy")).entries.length);
  });

  it("applies filters: values of one field are alternatives, several fields must all match", async () => {
    const site = await startSite();
    const getTerm = async (filters: string) =>
      (await getStream(site, `search?${new URLSearchParams({ filters })}`, 1, 100)).entries;
    const webinars = await getTerm("type:webinar");
    expect(webinars).toHaveLength(14);
    expect(await getTerm("type:webinar,type:ascend")).toHaveLength(26);
    const onMeetings = await getTerm("type:webinar,topic:meetings");
    expect(onMeetings.map(({ title }) => title)).toEqual(["Meetings Worth Keeping"]);
    expect((await getTerm("nonsense:1")).length).toBe(100);
  });

  it("sorts by date and title, in both orders", async () => {
    const site = await startSite();
    const datesBy = async (order: string) =>
      (await getStream(site, `search?filters=type:report&sort=date&order=${order}`)).entries.map(
        (one) => one.published,
      );
    const ascending = await datesBy("asc");
    expect(ascending).toEqual([...ascending].sort());
    expect((await datesBy("desc"))[0]).toBe("2026-11-09");
    const titles = getTitles(await getStream(site, "search?filters=type:report&sort=title&order=asc"));
    expect(titles[0]).toBe("Data With an Owner");
  });

  it("answers POST with the first ten, like the first page of the stream (content-7.3)", async () => {
    const site = await startSite();
    const answer = await site.visit("/api/search?term=team&filters=type:article&sort=title&order=asc", {
      method: "POST",
    });
    const posted = (await answer.json()) as { entries: unknown[] }; // The entries are only compared with those of the stream, which are parsed.
    const page = await getStream(site, "search?term=team&filters=type:article&sort=title&order=asc");
    expect(posted.entries).toMatchObject(page.entries.map(({ id, title }) => ({ id, title })));
    expect(page.entries.length).toBeGreaterThan(0);
  });
});
