import { afterEach, describe, expect, it } from "vitest";
import { getFolders, getPlaces, newKey, startAs } from "./testing/reader.js";
import { closeAll, type Site } from "./testing/site.js";

afterEach(closeAll);

const item = { id: "article-1", title: "The Napkin", url: "/2026/11/the-napkin", topic: "Strategy" };
const save = (site: Site, change: object = {}, key = newKey()) =>
  site.post("/api/user/saves", { ...item, ...change }, { "Idempotency-Key": key });
const discard = (site: Site, id: unknown) => site.post("/api/user/saves", { id }, {}, "DELETE");
const make = (site: Site, name: string, more: object = {}) => site.post("/api/user/lists", { name, ...more });

describe("an Idempotency-Key on saves and follows", () => {
  it("does a repeated save once, even if the item was discarded in between", async () => {
    const site = await startAs("newcomer");
    const key = newKey();
    await save(site, {}, key);
    await discard(site, item.id);
    expect((await save(site, {}, key)).status).toBe(200);
    expect(await getPlaces(site, item.id)).toBeUndefined();
  });

  it("creates one folder for a repeated call", async () => {
    const site = await startAs("newcomer");
    const headers = { "Idempotency-Key": newKey() };
    const [one, two] = await Promise.all([
      site.post("/api/user/lists", { name: "Board papers" }, headers),
      site.post("/api/user/lists", { name: "Board papers" }, headers),
    ]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await two.json()).toEqual(await one.json());
    expect(await getFolders(site)).toHaveLength(1);
  });

  it("is refused for another call, even if only the path differs", async () => {
    const site = await startAs("newcomer");
    await save(site);
    await make(site, "One");
    await make(site, "Two");
    const headers = { "Idempotency-Key": newKey() };
    expect((await site.post("/api/user/list/One", { id: item.id }, headers)).status).toBe(204);
    expect((await site.post("/api/user/list/Two", { id: item.id }, headers)).status).toBe(422);
  });

  it("does a repeated follow once, even if it was ended in between", async () => {
    const site = await startAs("newcomer");
    const follow = (method: string, key: string) =>
      site.post(
        "/api/user/subscribe",
        { type: "topic", name: "Strategy" },
        { "Idempotency-Key": key },
        method,
      );
    const key = newKey();
    await follow("POST", key);
    await follow("DELETE", newKey());
    expect((await follow("POST", key)).status).toBe(204);
    expect((await (await site.visit("/api/user/profile")).json()).topics).toEqual([]);
  });

  it("survives a cut connection: the work is done, and a retry changes nothing", async () => {
    const site = await startAs("newcomer");
    const key = newKey();
    await site.post("/__faults", { kind: "cut-after", path: "/api/user/lists", method: "POST" });
    const headers = { "Idempotency-Key": key };
    await expect(site.post("/api/user/lists", { name: "Board papers" }, headers)).rejects.toThrow();
    expect((await site.post("/api/user/lists", { name: "Board papers" }, headers)).status).toBe(200);
    expect(await getFolders(site)).toHaveLength(1);
  });
});
