import { afterEach, describe, expect, it } from "vitest";
import { closeAll, startSite } from "./testing/site.js";

afterEach(closeAll);

const ask = async (path: string, query: Record<string, string> = {}) => {
  const { visit, origin } = await startSite();
  const url = path.startsWith("http") ? path : origin + path;
  const answer = await visit(`/api/oembed?${new URLSearchParams({ url, ...query })}`);
  return { answer, origin };
};

describe("the oEmbed endpoint", () => {
  it("describes a video's address to any client as a frame of 480 by 270 (content-2.34, beyond-26)", async () => {
    const { answer, origin } = await ask("/video/7001/the-napkin-and-the-plan");
    expect(answer.headers.get("access-control-allow-origin")).toBe("*");
    expect(await answer.json()).toMatchObject({
      version: "1.0",
      type: "video",
      title: "The napkin and the plan",
      width: 480,
      height: 270,
      html: expect.stringContaining(`src="${origin}/video/embed/7001/the-napkin-and-the-plan"`),
    });
  });

  it("fits the frame into the requested size and keeps its aspect ratio", async () => {
    const { answer } = await ask("/video/embed/7001/x", { maxwidth: "320", maxheight: "1000" });
    expect(await answer.json()).toMatchObject({ width: 320, height: 180 });
  });

  it.each(["https://evil.test/video/7001/x", "/video/7010/x", "/video/no/x", "/topics", "https:"])(
    "refuses %s, which is no video address of this site",
    async (path) => expect((await ask(path)).answer.status).toBe(404),
  );

  it("answers only in JSON", async () => {
    expect((await ask("/video/7001/x", { format: "xml" })).answer.status).toBe(501);
  });
});
