import { afterEach, describe, expect, it } from "vitest";
import { catalogue } from "./seed/catalogue.js";
import { startAs } from "./testing/reader.js";
import { closeAll, startSite } from "./testing/site.js";

afterEach(closeAll);

const [article] = catalogue().articles;

describe("calls that no widget needs yet", () => {
  it("user/attributes returns the user's attributes (content-7.17)", async () => {
    const site = await startAs("reader");
    const { attributes } = await (await site.visit("/api/user/attributes")).json();
    expect(attributes).toContainEqual({ name: "adobeTargetActivity", value: "home-lead|control" });
    expect((await (await startSite()).visit("/api/user/attributes")).status).toBe(401);
  });

  it("user/migrate answers every repeated call (content-7.17)", async () => {
    const site = await startAs("reader");
    for (let time = 0; time < 2; time++) {
      expect((await site.visit("/api/user/migrate", { method: "POST" })).status).toBe(200);
    }
    expect((await (await startSite()).visit("/api/user/migrate", { method: "POST" })).status).toBe(401);
  });

  it("components/article finds an article by year, month and name (content-7.17)", async () => {
    const site = await startSite();
    const month = String(article?.month).padStart(2, "0");
    const answer = await site.visit(`/api/components/article/${article?.year}/${month}/${article?.slug}`);
    expect(await answer.json()).toMatchObject({
      id: article?.id,
      title: article?.title,
      summary: article?.summary,
    });
    expect((await site.visit("/api/components/article/2026/11/nothing")).status).toBe(404);
  });
});
