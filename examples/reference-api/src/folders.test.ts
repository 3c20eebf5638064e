import { afterEach, describe, expect, it } from "vitest";
import { folderNamed, getFolders, getPlaces, getProblem, getStream, startAs } from "./testing/reader.js";
import { closeAll, type Site } from "./testing/site.js";

afterEach(closeAll);

const make = (site: Site, name: string, more: object = {}) => site.post("/api/user/lists", { name, ...more });

describe("folders", () => {
  const wrongName =
    "Folder title must be 30 characters or less and consisting of English letters, numbers or spaces.";

  it("have id, name, description, slug and readOnly, sorted by name (content-3.7, content-7.11)", async () => {
    const site = await startAs("newcomer");
    await make(site, "Teaching", { description: "For May" });
    await make(site, "Board papers");
    const [board, teaching] = await getFolders(site);
    expect(board).toMatchObject({
      name: "Board papers",
      slug: "board-papers",
      readOnly: false,
      description: "",
    });
    expect(teaching).toMatchObject({ name: "Teaching", description: "For May" });
  });

  it("report the number of their items", async () => {
    const site = await startAs("newcomer");
    await make(site, "Board papers");
    const { id } = await folderNamed(site, "Board papers");
    expect((await getFolders(site)).map(({ count }) => count)).toEqual([0]);
    await site.post("/api/user/saves", { id: "7", title: "A", listIds: [id] });
    expect((await getFolders(site)).map(({ count }) => count)).toEqual([1]);
  });

  it.each(["", "   ", "a".repeat(31), "Board & papers", "Café", "<b>x</b>"])(
    "refuse the title %j",
    async (name) => {
      const site = await startAs("newcomer");
      expect(await getProblem(await make(site, name))).toEqual({
        status: 400,
        field: "name",
        code: "name",
        message: wrongName,
      });
    },
  );

  it("accept titles of 1 and of 30 characters", async () => {
    const site = await startAs("newcomer");
    expect((await make(site, "a")).status).toBe(200);
    expect((await make(site, "Thirty characters 1234567890ab")).status).toBe(200);
  });

  it.each(["Board papers", "board papers", "BOARDPAPERS", " Board  Papers ", "My Library"])(
    "answer 409 for the title %j if a similar one exists, compared without case and spaces",
    async (name) => {
      const site = await startAs("newcomer");
      await make(site, "Board papers");
      expect(await getProblem(await make(site, name))).toMatchObject({
        status: 409,
        code: "taken",
        message: "A folder with this title already exists.",
      });
    },
  );

  it("get a new slug with a new name, and answer 409 only for another folder's title (content-5.3, content-7.11)", async () => {
    const site = await startAs("newcomer");
    await make(site, "Board papers");
    await make(site, "Teaching");
    const { id } = await folderNamed(site, "Teaching");
    expect((await make(site, "Board Papers", { id })).status).toBe(409);
    expect((await make(site, "teaching", { id, description: "x" })).status).toBe(200);
    await make(site, "Lectures", { id });
    expect(await folderNamed(site, "Lectures")).toMatchObject({ id, slug: "lectures" });
    expect(await getFolders(site)).toHaveLength(2);
  });

  it("cannot be renamed, deleted or filled if read-only (content-6.9)", async () => {
    const site = await startAs("library");
    const { id, readOnly } = await folderNamed(site, "Chosen by the editors");
    expect(readOnly).toBe(true);
    const [saved] = (await getStream(site, "user/saves")).entries;
    for (const answer of [
      await make(site, "Mine", { id }),
      await site.post("/api/user/lists", { id }, {}, "DELETE"),
      await site.post(`/api/user/list/${id}`, { id: saved?.id }),
    ]) {
      expect(await getProblem(answer)).toMatchObject({ status: 403, code: "read-only" });
    }
  });

  it("keep the slug hbrgift for the renamed folder of gifts alone, and reserve `all`", async () => {
    const site = await startAs("library");
    const { id, slug } = await folderNamed(site, "Gifts to colleagues");
    expect(slug).toBe("hbrgift");
    await make(site, "Given away", { id });
    expect(await folderNamed(site, "Given away")).toMatchObject({ slug: "hbrgift" });
    await make(site, "hbrgift");
    await make(site, "All");
    expect((await getFolders(site)).map((one) => one.slug)).toEqual(
      expect.arrayContaining(["hbrgift", "hbrgift-2", "all-2"]),
    );
  });

  it("can be deleted, and their items stay saved (content-7.11)", async () => {
    const site = await startAs("library");
    const { id } = await folderNamed(site, "Board papers");
    const [inside] = (await getStream(site, `user/list/${id}`)).entries;
    expect((await site.post("/api/user/lists", { id }, {}, "DELETE")).status).toBe(204);
    expect((await site.visit(`/api/user/list/${id}/1/8?format=json`)).status).toBe(404);
    expect(await getPlaces(site, String(inside?.id))).toEqual([]);
  });

  it("are found by name, slug and id (content-7.11)", async () => {
    const site = await startAs("library");
    const { id } = await folderNamed(site, "To read on the train");
    for (const folderName of [id, "to-read-on-the-train", "To read on the train", "TO READ on the train"]) {
      const answer = await site.visit(`/api/user/list/${encodeURIComponent(folderName)}`);
      expect(await answer.json()).toMatchObject({ list: { id }, items: [{}, {}, {}, {}] });
    }
  });

  it("have an address for sharing (content-7.15)", async () => {
    const site = await startAs("library");
    const { id } = await folderNamed(site, "Teaching");
    const answer = await site.visit(`/api/user/list/url/${id}`);
    expect(await answer.json()).toEqual({ listurl: `${site.origin}/my-library/library/teaching` });
    expect((await site.visit("/api/user/list/url/nothing")).status).toBe(404);
  });
});
