import { afterEach, describe, expect, it } from "vitest";
import {
  folderNamed,
  getFailed,
  getFolders,
  getPlaces,
  getProblem,
  getStream,
  getTitles,
  newKey,
  startAs,
} from "./testing/reader.js";
import { closeAll, type Site, startSite } from "./testing/site.js";

afterEach(closeAll);

const item = { id: "article-1", title: "The Napkin", url: "/2026/11/the-napkin", topic: "Strategy" };
const save = (site: Site, change: object = {}, key = newKey()) =>
  site.post("/api/user/saves", { ...item, ...change }, { "Idempotency-Key": key });
const discard = (site: Site, id: unknown) => site.post("/api/user/saves", { id }, {}, "DELETE");
const make = (site: Site, name: string, more: object = {}) => site.post("/api/user/lists", { name, ...more });
const file = (site: Site, itemId: unknown, listIds: string[], method = "POST") =>
  site.post("/api/user/lists/bulk-update", { itemId, listIds }, {}, method);

describe("saved items", () => {
  it("are in the library, the latest first, with their fields (content-3.9, content-7.12)", async () => {
    const site = await startAs("newcomer");
    await save(site, { id: "a", title: "First" });
    const answer = await save(site, { id: "b", title: "Second", authors: ["M. Holt"], listPrice: 8.95 });
    expect(await answer.json()).toMatchObject({
      id: "b",
      topic: "Strategy",
      activityType: "saved",
      listPrice: "8.95",
    });
    const page = await getStream(site, "user/saves");
    expect(getTitles(page)).toEqual(["Second", "First"]);
    expect(page.entries[0]).toMatchObject({
      listPrice: "8.95",
      author: [{ name: "M. Holt" }],
      category: { term: "Strategy" },
      content: { id: "b", src: item.url, activity: "saved", selectable: true, readOnly: false },
    });
  });

  it("are refused with a reason if the account has 5,000 of them (beyond-184)", async () => {
    const site = await startSite();
    const made = await site.post("/__scenario/account", { library: { saves: 5000 } });
    const { emailAddress, password } = (await made.json()) as { emailAddress: string; password: string };
    await site.signIn(emailAddress, password);
    const refused = await save(site);
    expect([refused.status, (await getProblem(refused))?.code]).toEqual([422, "too-many"]);
  });

  it("are refused if their texts together are too long (beyond-184)", async () => {
    const site = await startAs("newcomer");
    const refused = await save(site, { summary: "s".repeat(5000), authors: Array(50).fill("a".repeat(200)) });
    expect([refused.status, (await getProblem(refused))?.code]).toEqual([422, "too-long"]);
    expect((await save(site, { summary: "s".repeat(5000) })).status).toBe(200);
  });

  it("are updated when they are saved again, and stay in their folders", async () => {
    const site = await startAs("newcomer");
    await make(site, "Board papers");
    await save(site, { listIds: ["Board papers"] });
    await save(site, { title: "The Napkin, revised" });
    expect(getTitles(await getStream(site, "user/list/board-papers"))).toEqual(["The Napkin, revised"]);
  });

  it("are identified by their ids among many saves (content-7.12)", async () => {
    const site = await startAs("newcomer");
    await save(site, { id: "a, 7%" });
    for (let count = 0; count < 101; count++) await save(site, { id: `later-${count}` });
    const ask = (ids: string) => site.visit(`/api/user/saves?ids=${encodeURIComponent(ids)}`);
    const ids = ["a, 7%", "b", "later-5"].map(encodeURIComponent).join(",");
    expect(await (await ask(ids)).json()).toEqual({ saved: ["a, 7%", "later-5"] });
    for (const wrong of ["", "%", Array(101).fill("a").join(",")])
      expect((await ask(wrong)).status).toBe(400);
  });

  it("go into several folders with one call, or none if a folder no longer exists", async () => {
    const site = await startAs("newcomer");
    await make(site, "One");
    await make(site, "Two");
    expect((await save(site, { listIds: ["One", "Two"] })).status).toBe(200);
    expect(await getPlaces(site, item.id)).toEqual(["One", "Two"]);
    expect((await save(site, { id: "other", listIds: ["One", "gone"] })).status).toBe(404);
    expect(await getPlaces(site, "other")).toBeUndefined();
  });

  it("can be discarded by id, from all folders too, and repeatedly (content-7.12)", async () => {
    const site = await startAs("newcomer");
    await make(site, "One");
    await save(site, { listIds: ["One"] });
    expect((await discard(site, item.id)).status).toBe(200);
    expect((await discard(site, item.id)).status).toBe(200);
    expect((await getStream(site, "user/list/one")).entries).toEqual([]);
    expect(await getPlaces(site, item.id)).toBeUndefined();
  });

  it("can be discarded in bulk, and each failure is listed", async () => {
    const site = await startAs("library");
    const [fixed] = (await getStream(site, "user/list/chosen-by-the-editors")).entries;
    const [open] = (await getStream(site, "user/list/board-papers")).entries;
    const failed = await getFailed(await discard(site, [open?.id, fixed?.id]));
    expect(failed).toMatchObject([{ itemId: fixed?.id, listId: "", code: "read-only" }]);
    expect(await getPlaces(site, String(open?.id))).toBeUndefined();
    expect(await getPlaces(site, String(fixed?.id))).toEqual(["Chosen by the editors"]);
  });

  it("cannot be discarded if read-only (content-6.10)", async () => {
    const site = await startAs("library");
    const [fixed] = (await getStream(site, "user/list/chosen-by-the-editors")).entries;
    expect(fixed?.content).toMatchObject({ readOnly: true, selectable: false });
    expect(await getProblem(await discard(site, fixed?.id))).toMatchObject({
      status: 403,
      code: "read-only",
    });
  });

  it("need an account", async () => {
    const site = await startSite();
    expect((await save(site)).status).toBe(401);
    expect((await discard(site, "a")).status).toBe(401);
    expect((await site.visit("/api/user/lists")).status).toBe(401);
    expect((await site.visit("/api/user/saves/1/8?format=json")).status).toBe(401);
  });

  it("are private to their account", async () => {
    const site = await startAs("library");
    const { id } = await folderNamed(site, "Board papers");
    await site.signIn("newcomer@quire.test");
    expect(await getFolders(site)).toEqual([]);
    expect((await site.visit(`/api/user/list/${id}/1/8?format=json`)).status).toBe(404);
    expect((await make(site, "Mine now", { id })).status).toBe(404);
    expect((await site.post("/api/user/lists", { id }, {}, "DELETE")).status).toBe(404);
  });

  it("are refused if another site sends them", async () => {
    const site = await startAs("newcomer");
    const answer = await site.post("/api/user/saves", item, { Origin: "https://evil.test" });
    expect(answer.status).toBe(403);
    expect(await getPlaces(site, item.id)).toBeUndefined();
  });
});

describe("filing", () => {
  it("adds and removes by a folder's name and the item's id (content-7.13)", async () => {
    const site = await startAs("newcomer");
    await save(site);
    await make(site, "Board papers");
    expect((await site.post("/api/user/list/Board%20papers", { id: item.id })).status).toBe(204);
    expect(await getPlaces(site, item.id)).toEqual(["Board papers"]);
    expect((await site.post("/api/user/list/Board%20papers", { id: item.id }, {}, "DELETE")).status).toBe(
      204,
    );
    expect(await getPlaces(site, item.id)).toEqual([]);
    expect(await getProblem(await site.post("/api/user/list/Board%20papers", { id: "x" }))).toMatchObject({
      status: 404,
      code: "not-saved",
    });
  });

  it("adds one item to several folders at once, and removes it again (content-7.14)", async () => {
    const site = await startAs("newcomer");
    await save(site);
    const ids = await Promise.all(
      ["One", "Two"].map(async (name) => (await (await make(site, name)).json()).id as string),
    );
    expect(await getFailed(await file(site, item.id, ids))).toEqual([]);
    expect(await getPlaces(site, item.id)).toEqual(["One", "Two"]);
    expect(await getFailed(await file(site, item.id, ids.slice(0, 1), "DELETE"))).toEqual([]);
    expect(await getPlaces(site, item.id)).toEqual(["Two"]);
  });

  it("files as many items as it can, and lists each failure (content-7.14)", async () => {
    const site = await startAs("library");
    const { id: board } = await folderNamed(site, "Someday");
    const { id: fixed } = await folderNamed(site, "Chosen by the editors");
    const [saved] = (await getStream(site, "user/list/teaching")).entries;
    const id = String(saved?.id);
    const failed = await getFailed(await file(site, [id, "unknown"], [board, fixed, "gone"]));
    expect(failed.map(({ itemId, listId, code }) => [itemId, listId, code])).toEqual([
      [id, fixed, "read-only"],
      [id, "gone", "no-list"],
      ["unknown", board, "not-saved"],
      ["unknown", fixed, "read-only"],
      ["unknown", "gone", "no-list"],
    ]);
    expect(await getPlaces(site, id)).toEqual(["Someday", "Teaching"]);
  });
});

describe("search and order of saved items (beyond-325)", () => {
  const titlesOf = async (site: Site, query: string, path = "user/saves") =>
    getTitles(await getStream(site, `${path}?${query}`));

  it("finds words in titles without case and accents, the latest save first", async () => {
    const site = await startAs("newcomer");
    for (const [id, title] of [
      ["a", "Café Prices"],
      ["b", "Boats"],
      ["c", "The price of a cafe"],
    ] as const)
      await save(site, { id, title });
    expect(await titlesOf(site, "term=CAFE%20price")).toEqual(["The price of a cafe", "Café Prices"]);
    expect((await getStream(site, "user/saves?term=cafe")).page).toEqual({
      last: true,
      totalPages: 1,
      totalEntries: 2,
    });
    expect(await titlesOf(site, "term=nothing")).toEqual([]);
  });

  it("sorts by title and by the time of the save", async () => {
    const site = await startAs("newcomer");
    for (const title of ["Boats", "Zebras", "Ants"]) await save(site, { id: title, title });
    expect(await titlesOf(site, "sort=title&order=asc")).toEqual(["Ants", "Boats", "Zebras"]);
    expect(await titlesOf(site, "sort=date&order=asc")).toEqual(["Boats", "Zebras", "Ants"]);
    expect(await titlesOf(site, "sort=date")).toEqual(["Ants", "Zebras", "Boats"]);
  });

  it("searches only the items of a folder", async () => {
    const site = await startAs("newcomer");
    await make(site, "Ships");
    const { id } = await folderNamed(site, "Ships");
    await save(site, { id: "a", title: "Boats", listIds: [id] });
    await save(site, { id: "b", title: "More boats" });
    expect(await titlesOf(site, "term=boats", `user/list/${id}`)).toEqual(["Boats"]);
  });

  it("sends the time of a save, and the number of all saves with the folders", async () => {
    const site = await startAs("newcomer");
    const before = Date.now();
    await save(site);
    const [entry] = (await getStream(site, "user/saves")).entries;
    expect(Date.parse(entry?.content.saved ?? "")).toBeGreaterThanOrEqual(before);
    expect(await (await site.visit("/api/user/lists")).json()).toEqual({ lists: [], saved: 1 });
  });
});
