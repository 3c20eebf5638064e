import type { Endpoint } from "@quire/services/contract";
import { endpoints } from "@quire/services/contract/table";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { getAddress } from "./address.js";
import { catalogue } from "./seed/catalogue.js";
import { newKey, startAs } from "./testing/reader.js";
import { closeAll, type Site } from "./testing/site.js";

/** A sample call of a row, and the expected contents of its answer, if it has any. */
interface Sample {
  readonly row: (typeof endpoints)[number]["name"];
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly shows?: unknown;
}

const [article] = catalogue().articles;
const month = String(article?.month).padStart(2, "0");
const path = `/${article?.year}/${month}/${article?.slug}`;
const saved = { id: "visual-01", title: "A chart", url: "/visual-library/a-chart" };

const page = (type: string, more: object = {}) => ({
  params: { pageNumber: "1", pageSize: "8" },
  query: { format: "json" },
  shows: {
    type,
    entries: expect.arrayContaining([expect.objectContaining({ title: expect.stringMatching(/./) })]),
  },
  ...more,
});
const inFolder = { listId: "board-papers", pageNumber: "1", pageSize: "8" };
const search = { format: "json", term: "strategy" };
const filing = { itemId: [saved.id], listIds: ["teaching"] };

/** Samples in the order in which a user could make the calls. Later samples depend on earlier ones. */
const samples: readonly Sample[] = [
  {
    row: "autoSuggest",
    query: { term: "strategy" },
    shows: { subjects: expect.arrayContaining([expect.objectContaining({ title: "Strategy" })]) },
  },
  {
    row: "searchWithFilters",
    query: { term: "feedback", filters: "type:article" },
    shows: { type: "content" },
  },
  { row: "savesStream", ...page("library") },
  { row: "listStream", ...page("library", { params: inFolder }) },
  { row: "historyStream", ...page("activity") },
  { row: "followingStream", ...page("topics") },
  { row: "searchStream", ...page("content", { query: search }) },
  { row: "webinarsStream", ...page("content") },
  { row: "visualLibraryStream", ...page("content") },
  { row: "analyticServicesStream", ...page("content") },
  { row: "ascendStream", ...page("content") },
  { row: "magazineStream", ...page("content") },
  { row: "orderedStream", ...page("ordered") },
  {
    row: "folders",
    shows: { lists: expect.arrayContaining([expect.objectContaining({ slug: "hbrgift" })]) },
  },
  { row: "saveFolder", body: { name: "On the desk" }, shows: { name: "On the desk", slug: "on-the-desk" } },
  { row: "saveItem", body: saved, shows: { ...saved, activityType: "saved" } },
  {
    row: "savedAmong",
    query: { ids: `${encodeURIComponent(saved.id)},nothing` },
    shows: { saved: [saved.id] },
  },
  { row: "addToFolder", params: { name: "on-the-desk" }, body: { id: saved.id } },
  { row: "folderItems", params: { name: "on-the-desk" }, shows: { items: [saved] } },
  {
    row: "foldersOfItem",
    params: { id: saved.id },
    shows: { saved: true, lists: [{ name: "On the desk" }] },
  },
  {
    row: "listUrl",
    params: { x: "on-the-desk" },
    shows: { listurl: expect.stringMatching(/^https?:.*\/my-library\/library\/on-the-desk$/) },
  },
  { row: "removeFromFolder", params: { name: "on-the-desk" }, body: { id: saved.id } },
  { row: "deleteFolder", body: { id: "on-the-desk" } },
  { row: "addToFolders", body: filing, shows: { failed: [] } },
  {
    row: "removeFromFolders",
    body: { ...filing, listIds: ["nowhere"] },
    shows: { failed: [{ itemId: saved.id, listId: "nowhere", code: "no-list" }] },
  },
  { row: "unsaveItem", body: { id: saved.id }, shows: { failed: [] } },
  { row: "follow", body: { type: "topic", name: "Economics" } },
  {
    row: "topics",
    shows: {
      topics: expect.arrayContaining([expect.objectContaining({ name: "Economics", followed: true })]),
    },
  },
  { row: "unfollow", body: { type: "topic", name: "Economics" } },
  { row: "unfollowByName", body: { name: "Trust" } },
  { row: "subscribeNewsletter", body: { name: "First Chair" } },
  { row: "unsubscribeNewsletter", body: { name: "First Chair" } },
  { row: "signUpForNewsletter", body: { name: "First Chair", email: "guest@quire.test" } },
  { row: "subscribeCampaign", body: { name: "spring-27" } },
  { row: "unsubscribeCampaign", body: { name: "spring-27" } },
  { row: "signUpForCampaign", body: { name: "spring-27", email: "guest@quire.test" } },
  { row: "unsubscribeAll", body: {} },
  { row: "shareByEmail", body: { url: path, provider: "email", sharedWith: ["colleague@quire.test"] } },
  { row: "shortenUrl", body: { url: path }, shows: { shortUrl: expect.stringMatching(/\/s\/[\w-]+$/) } },
  { row: "migrateUser", shows: { migrated: true } },
  {
    row: "userAttributes",
    shows: { attributes: [{ name: "adobeTargetActivity", value: "home-lead|control" }, {}] },
  },
  {
    row: "articleComponent",
    params: { year: String(article?.year), month, seo: article?.slug ?? "" },
    shows: { title: article?.title },
  },
];

/** Other tests cover cart and commerce (content-7.4 to 7.10). Other companies answer 7.24 and 7.25. */
const OTHERS = /^content-7\.(?:[4-9]|10|24|25)$/;
const reading = endpoints.filter(({ spec }) => spec.startsWith("content-7.") && !OTHERS.test(spec));

let site: Site;
beforeAll(async () => {
  site = await startAs("library");
});
afterAll(closeAll);

async function send(row: Endpoint, { params = {}, query = {}, body }: Sample): Promise<Response> {
  const address = getAddress(row).replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const text = new URLSearchParams(query).toString();
  return site.visit(text ? `${address}?${text}` : address, {
    method: row.method,
    headers: { "Content-Type": "application/json", ...(row.keyed && { "Idempotency-Key": newKey() }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const parsed = (row: Endpoint, answer: unknown) => row.answer && v.parse(row.answer, answer);

describe("every call that this test covers", () => {
  it("has a sample in this file", () => {
    expect(samples.map(({ row }) => row).sort()).toEqual(reading.map(({ name }) => name).sort());
  });

  it.each(samples)("$row answers as the contract specifies", async (sample) => {
    const row = reading.find(({ name }) => name === sample.row) as Endpoint;
    const answer = await send(row, sample);
    expect(answer.status, await answer.clone().text()).toBe(row.answer ? 200 : 204);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    if (row.answer) expect(parsed(row, await answer.json())).toMatchObject(sample.shows as object);
  });

  it("redirects the short address to the shared page (content-7.16)", async () => {
    const answer = await site.post("/api/integration/url/shorten", { url: path });
    const { shortUrl } = v.parse(v.object({ shortUrl: v.string() }), await answer.json());
    const follows = await site.visit(new URL(shortUrl, site.origin).pathname, { redirect: "manual" });
    expect([follows.status, follows.headers.get("Location")]).toEqual([302, path]);
  });
});
