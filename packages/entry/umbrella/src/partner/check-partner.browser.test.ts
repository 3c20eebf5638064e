import { runtime } from "@quire/core";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkPartner } from "./check-partner.js";

const BASE = `${location.origin}/quire/`;
const EMBED = "https://site.test/video/embed/7001/the-napkin";

beforeEach(() => {
  runtime().shared.clear();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const getReports = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));

async function check(markup: string): Promise<string[]> {
  document.body.setHTMLUnsafe(markup);
  await checkPartner(BASE);
  return getReports();
}

describe("markup of a partner's page", () => {
  it.each([
    [
      "a misspelt tag",
      "<quire-vido-embed></quire-vido-embed>",
      "widget/unknown: <quire-vido-embed> does nothing on this page. The partner script knows <quire-video-embed> and <quire-share-bar> alone. Did you mean <quire-video-embed>?",
    ],
    [
      "a tag of the whole loader",
      "<quire-search></quire-search>",
      "widget/unknown: <quire-search> does nothing on this page. The partner script knows <quire-video-embed> and <quire-share-bar> alone. Write one of them, or include quire.classic.js.",
    ],
    [
      "a data mount",
      '<div data-quire="share-bar"></div>',
      'widget/misplaced: <div data-quire="share-bar"> does nothing on this page. The partner script finds tags alone, and no data attributes. Write <quire-share-bar></quire-share-bar>, with its attributes without "data-".',
    ],
    [
      "a trigger",
      '<a data-quire-do="follow">Follow</a>',
      'widget/misplaced: <a data-quire-do="follow"> does nothing on this page. The partner script finds tags alone, and no data attributes. Remove it, or include quire.classic.js.',
    ],
    [
      "a video without src",
      "<quire-video-embed></quire-video-embed>",
      'attribute/missing: <quire-video-embed> has no src. It has to name a video. Write src="https://site.example/video/embed/7001/the-napkin".',
    ],
    [
      "a relative src",
      '<quire-video-embed src="/video/embed/7001/a"></quire-video-embed>',
      `attribute/invalid: <quire-video-embed src="/video/embed/7001/a">: this src does not work. It is relative, and names a page of ${location.host}. Write the whole address of the video's site: src="https://site.example/video/embed/7001/the-napkin".`,
    ],
    [
      "an src that is no web address",
      '<quire-video-embed src="javascript:alert(1)"></quire-video-embed>',
      'attribute/invalid: <quire-video-embed src="javascript:alert(1)">: this src does not work. It is not a web address. Write src="https://site.example/video/embed/7001/the-napkin".',
    ],
    [
      "the video's page in place of its embed",
      '<quire-video-embed src="https://site.test/video/7001/a"></quire-video-embed>',
      'attribute/invalid: <quire-video-embed src="https://site.test/video/7001/a">: this src does not work. It names the video\'s page for readers, which other sites cannot show in a frame. Write src="https://site.test/video/embed/7001/a".',
    ],
    [
      "an invalid url",
      '<quire-share-bar url="mailto:a@site.test"></quire-share-bar>',
      'attribute/invalid: <quire-share-bar url="mailto:a@site.test">: this url does not work. It is not a web address. Write the whole address, as https://www.example.com/article, or leave url out to share this page.',
    ],
    [
      "a url without its scheme",
      '<quire-share-bar url="www.site.test/a"></quire-share-bar>',
      `attribute/invalid: <quire-share-bar url="www.site.test/a">: this url does not work. It lacks "https://", and names a page of ${location.host}. Write the whole address, as https://www.example.com/article, or leave url out to share this page.`,
    ],
  ])("is reported for %s (beyond-199)", async (_, markup, line) => {
    expect(await check(markup)).toEqual([expect.stringContaining(`[quire] ${line}`)]);
  });

  it.each([
    `<quire-video-embed src="${EMBED}"><a href="https://site.test/video/7001/a">A film</a></quire-video-embed> `,
    `<quire-video-embed src="${EMBED.replace("https:", "")}"></quire-video-embed>`,
    "<quire-share-bar></quire-share-bar>",
    '<quire-share-bar url="/2026/a"></quire-share-bar>',
  ])("is not reported for %s", async (markup) => {
    expect(await check(markup)).toEqual([]);
  });

  it("is checked by the loader on a page with the loader (beyond-199)", async () => {
    runtime().shared.set("loader", BASE);
    expect(await check("<quire-search></quire-search>")).toEqual([]);
  });

  it("is reported for a self-closing tag (beyond-199)", async () => {
    vi.stubGlobal("fetch", async () => new Response("<main><quire-share-bar /><p>More</p></main>"));
    const lines = await check("<main><quire-share-bar><p>More</p></quire-share-bar></main>");
    expect(lines).toEqual([expect.stringContaining("<quire-share-bar /> stays open")]);
  });

  it("is reported for a script that is included twice (beyond-199)", async () => {
    const scripts = [1, 2].map(() => document.createElement("script"));
    for (const script of scripts) vi.spyOn(script, "src", "get").mockReturnValue(`${BASE}partner.classic.js`);
    document.body.append(...scripts);
    await checkPartner(BASE);
    expect(getReports()).toEqual([expect.stringContaining("partner.classic.js does nothing")]);
  });
});

it("opens the doctor with the faults of the tags (beyond-207)", async () => {
  const open = vi.fn();
  vi.stubGlobal("openPartnerDoctor", open);
  const { href } = location;
  history.replaceState(null, "", "?quire-doctor");
  document.body.setHTMLUnsafe("<quire-search></quire-search>");
  // The rest of the file's name is a comment.
  const base = "data:text/javascript,export const openDoctor = globalThis.openPartnerDoctor;//";
  await checkPartner(base);
  history.replaceState(null, "", href);
  const [{ lookAtTags, ...rest }] = open.mock.lastCall ?? [{}];
  expect(rest).toEqual({ base });
  expect(lookAtTags()).toMatchObject([{ area: "tag", what: "<quire-search> does nothing on this page." }]);
});
