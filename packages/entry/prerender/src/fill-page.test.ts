import { describe, expect, it } from "vitest";
import { fillPage } from "./fill-page.js";
import type { Filled, FillOptions } from "./filling.js";
import type { Painted, PaintRequest } from "./painted.js";

const PAINTED: Painted = {
  attributes: [],
  own: [["data-quire-prerendered", "en-US 0"]],
  shadow: "<p>shown</p>",
  styles: ["p{}"],
  nextId: 1,
  notes: [],
};
const SHOWN = '<template shadowrootmode="open"><style>p{}</style><p>shown</p></template>';
const MARK = ' data-quire-prerendered="en-US 0"';

interface Outcome {
  readonly page: string;
  readonly requests: PaintRequest[];
  readonly reports: Filled[];
}

/** @param chunks pieces of the page, as bytes or as UTF-8 text */
async function fill(
  chunks: readonly (string | Uint8Array)[],
  options: FillOptions = {},
  painted: Partial<Painted> = {},
): Promise<Outcome> {
  const requests: PaintRequest[] = [];
  const reports: Filled[] = [];
  const paint = async (request: PaintRequest) => {
    requests.push(request);
    if (request.name === "lost") throw new Error("There is no such widget.");
    return { ...PAINTED, ...painted };
  };
  const bytes: Uint8Array[] = [];
  const buffers = chunks.map((chunk) => (typeof chunk === "string" ? Buffer.from(chunk) : chunk));
  for await (const piece of fillPage(buffers, { paint, options, onFilled: (one) => reports.push(one) }))
    bytes.push(piece);
  return { page: Buffer.concat(bytes).toString(), requests, reports };
}

const PAGE = `<!DOCTYPE html>\r
<html lang=en-GB><HEAD><meta charset="utf-8"><title>A&nbsp;“page” </title>
<script>const x = "<quire-header></quire-header>"; // é</script></HEAD>
<body  class='a' ><!-- <quire-header></quire-header> --><p>über 漢字 <b>un<i>closed</b>
<Quire-Header\tlibrary-href="/a?b&amp;c=é"  data-x=1><a slot=logo href=/>日本</a></Quire-Header >
<div data-quire=show-more data-limit='5'><p>text</div><textarea><quire-header></textarea>
`;

it("fills tags and data mounts, and keeps every other byte unchanged (beyond-42)", async () => {
  const { page, requests, reports } = await fill([PAGE]);
  expect(page).toBe(
    PAGE.replace("<Quire-Header", `<Quire-Header${MARK}`)
      .replace("<a slot=logo", `${SHOWN}<a slot=logo`)
      .replace("<p>text</div>", `<quire-show-more${MARK} limit="5">${SHOWN}<p>text</quire-show-more></div>`),
  );
  expect(
    requests.map(({ name, attributes, content, locale }) => [name, attributes, content, locale]),
  ).toEqual([
    ["header", { "library-href": "/a?b&c=é", "data-x": "1" }, "<a slot=logo href=/>日本</a>", "en-GB"],
    ["show-more", { limit: "5" }, "<p>text", "en-GB"],
  ]);
  expect(reports.map(({ line, what, isDone }) => [line, what, isDone])).toEqual([
    [5, "<quire-header>", true],
    [6, 'data-quire="show-more"', true],
  ]);
});

it("fills a page in the same way when it is split at any byte (beyond-42)", async () => {
  const bytes = Buffer.from(PAGE);
  const { page, reports } = await fill([PAGE]);
  for (let at = 1; at < bytes.length; at++) {
    const split = await fill([bytes.subarray(0, at), bytes.subarray(at)]);
    expect([at, split.page, split.reports]).toEqual([at, page, reports]);
  }
  const single = await fill([...bytes].map((byte) => Uint8Array.of(byte)));
  expect([single.page, single.reports]).toEqual([page, reports]);
});

it("sends the markup before a tag before the page is complete", async () => {
  async function* chunks() {
    yield Buffer.from("<p>first</p><div>");
    throw new Error("The line is cut.");
  }
  const pieces: string[] = [];
  const read = async () => {
    const filling = { paint: async () => PAINTED, options: {}, onFilled() {} };
    for await (const piece of fillPage(chunks(), filling)) pieces.push(Buffer.from(piece).toString());
  };
  await expect(read()).rejects.toThrow("The line is cut.");
  expect(pieces.join("")).toBe("<p>first</p><div>");
});

it("keeps the page's encoding, and inserts only ASCII", async () => {
  const page = Buffer.from(
    '<meta charset="windows-1252"><quire-header topic="\xe9">\xe9</quire-header>',
    "latin1",
  );
  const bytes: Uint8Array[] = [];
  const requests: PaintRequest[] = [];
  const paint = async (request: PaintRequest) => {
    requests.push(request);
    return { ...PAINTED, shadow: "&#233;" };
  };
  for await (const piece of fillPage([page], { paint, options: {}, onFilled() {} })) bytes.push(piece);
  expect(requests[0]?.attributes).toEqual({ topic: "é" });
  expect(requests[0]?.content).toBe("é");
  const got = Buffer.concat(bytes).toString("latin1");
  expect(got).toContain('topic="\xe9"');
  expect(/^[\p{ASCII}\xe9]*$/u.test(got)).toBe(true);
});

it("fills an already filled page again with the same result (beyond-42)", async () => {
  const once = await fill([PAGE]);
  const twice = await fill([once.page]);
  expect(twice.page).toBe(once.page);
});

it("puts the first form into the tag before the page's content, and refills it (beyond-86)", async () => {
  const light = {
    markup: "<form><div>one</div><div></div></form>",
    styles: ["b{}"],
    language: "en-US",
  };
  const page = "<quire-header><div><form></form></div></quire-header><div></div>";
  const VIEW = `<div slot="quire-content" data-quire-ui="" lang="en-US"><style>b{}</style>${light.markup}</div>`;
  const once = await fill([page], {}, { light });
  expect(once.page).toBe(page.replace("<quire-header>", `<quire-header${MARK}>${SHOWN}${VIEW}`));
  const twice = await fill([once.page], {}, { light });
  expect(twice.page).toBe(once.page);
  expect(twice.requests.map(({ content }) => content)).toEqual(["<div><form></form></div>"]);
  expect((await fill([once.page], {}, { shadow: "" })).page).toBe(page);
});

it("fills widgets inside a widget's tag", async () => {
  const { page } = await fill(["<quire-header><quire-search><form></form></quire-search></quire-header>"]);
  expect(page).toBe(
    `<quire-header${MARK}>${SHOWN}<quire-search${MARK}>${SHOWN}<form></form></quire-search></quire-header>`,
  );
});

describe("page with many widgets (beyond-242)", () => {
  const nested = (depth: number) =>
    `${'<quire-header><div data-quire="show-more">text'.repeat(depth)}${"</div></quire-header>".repeat(depth)}`;
  const siblings = (count: number) =>
    `<quire-header>${"<quire-search></quire-search>".repeat(count)}</quire-header>`;
  const painted = async (page: string) => {
    const { requests, reports } = await fill([page]);
    expect(reports.every(({ isDone }) => isDone)).toBe(true);
    return {
      calls: requests.length,
      characters: requests.reduce((sum, { content }) => sum + content.length, 0),
    };
  };

  it.each([
    ["in one another", nested],
    ["next to one another", siblings],
  ])("paints each widget once, with content as long as the page, when widgets are %s", async (_, getPage) => {
    const [one, two, three] = [
      await painted(getPage(300)),
      await painted(getPage(600)),
      await painted(getPage(900)),
    ];
    expect(three.calls - two.calls).toBe(two.calls - one.calls);
    expect(three.characters - two.characters).toBe(two.characters - one.characters);
  });

  it("paints a page of deeply nested widgets that was filled before", async () => {
    const once = await fill([nested(1000)]);
    expect((await fill([once.page])).page).toBe(once.page);
  });

  it("paints a widget with the content of the widgets in it", async () => {
    const { requests } = await fill(["<quire-header><quire-search><b>one</b></quire-search></quire-header>"]);
    expect(requests.map(({ content }) => content)).toEqual([
      "<quire-search><b>one</b></quire-search>",
      "<b>one</b>",
    ]);
  });
});

it("continues a page's ids from widget to widget, and starts again in the next page (beyond-243)", async () => {
  const page = "<quire-header><quire-search></quire-search></quire-header><quire-header></quire-header>";
  const firstIds: unknown[] = [];
  const paint = async ({ firstId = 0 }: PaintRequest) => {
    firstIds.push(firstId);
    return { ...PAINTED, nextId: firstId + 2 };
  };
  const pieces: Uint8Array[] = [];
  for (let run = 0; run < 2; run++)
    for await (const piece of fillPage([Buffer.from(page)], { paint, options: {}, onFilled() {} }))
      pieces.push(piece);
  const each = [1_000_000, 1_000_002, 1_000_004];
  expect(firstIds).toEqual([...each, ...each]);
});

describe("fillPage does not fill (beyond-42)", () => {
  it("an unknown widget, but fills its content", async () => {
    const { page, reports } = await fill(["<quire-lost>\n<quire-header></quire-header></quire-lost>"]);
    expect(page).toBe(`<quire-lost>\n<quire-header${MARK}>${SHOWN}</quire-header></quire-lost>`);
    expect(reports.map(({ line, isDone, notes }) => [line, isDone, notes])).toEqual([
      [1, false, ["There is no such widget."]],
      [2, true, []],
    ]);
  });

  it("a tag without an end tag", async () => {
    const { page, reports } = await fill(["<p>\n<quire-header><b>"]);
    expect(page).toBe("<p>\n<quire-header><b>");
    expect(reports).toEqual([
      { line: 2, what: "<quire-header>", isDone: false, notes: ["<quire-header> has no end tag. Close it."] },
    ]);
  });

  it("a tag without an end tag inside a widget, but fills the other tags", async () => {
    const { page, reports } = await fill([
      "<quire-header>\n<quire-search></quire-search>\n<quire-lost><quire-search></quire-search></quire-header>\n<p>",
    ]);
    expect(page).toBe(
      `<quire-header${MARK}>${SHOWN}\n<quire-search${MARK}>${SHOWN}</quire-search>\n<quire-lost><quire-search></quire-search></quire-header>\n<p>`,
    );
    expect(reports.map(({ line, what, isDone }) => [line, what, isDone])).toEqual([
      [1, "<quire-header>", true],
      [2, "<quire-search>", true],
      [3, "<quire-lost>", false],
    ]);
  });

  it("a mount with the name of no widget", async () => {
    const page = '<div data-quire="lost"><p></div><div data-quire="lost (old"></div>';
    const paint = async () => Promise.reject(new Error("There is no such widget."));
    const pieces: Uint8Array[] = [];
    for await (const piece of fillPage([Buffer.from(page)], { paint, options: {}, onFilled() {} }))
      pieces.push(piece);
    expect(Buffer.concat(pieces).toString()).toBe(page);
  });

  it.each([
    "<template><quire-header></quire-header></template>",
    "<noscript><quire-header></quire-header></noscript>",
  ])("a tag whose content does not show: %s", async (page) => expect((await fill([page])).page).toBe(page));
});

it("uses the page's own locale and messages unless the caller sets others", async () => {
  const messages = { de: { "header.search": "Suche" } };
  const block = `<script type="application/json" data-quire-config>${JSON.stringify({ locale: "de", messages })}</script>`;
  const page = `<html lang="fr">${block}<quire-header></quire-header>`;
  expect((await fill([page])).requests[0]).toMatchObject({ locale: "de", messages });
  expect((await fill([page], { locale: "it", messages: {} })).requests[0]).toMatchObject({
    locale: "it",
    messages: {},
  });
  expect((await fill([page.replace(block, "")])).requests[0]).toMatchObject({ locale: "fr" });
});
