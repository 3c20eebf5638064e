import { catalogue, createReferenceApi } from "@quire/example-reference-api";
import { StreamPageSchema, SuggestionsSchema } from "@quire/services/contract";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isMetered } from "./free-articles.js";
import { createSite } from "./site.js";

const outsideOrigin = "http://outside.test:9";
const reference = createReferenceApi({
  seed: true,
  file: ":memory:",
  faults: false,
  captcha: { enabled: false, verifyUrl: `${outsideOrigin}/verify`, secret: "secret" },
  passwordCost: 4,
});
const site = createSite({
  api: reference.app,
  limits: reference.limits,
  cdn: "/none",
  outsideOrigin,
  partnerOrigin: "http://partner.test:8",
});
afterAll(() => reference.close());

/** Signs in a user with a full library. Returns the cookie. */
async function signIn(): Promise<string> {
  const body = new URLSearchParams({
    username: "library@quire.test",
    password: "Reader#2026",
    deviceType: "WEB_SITE",
  });
  const answer = await site.request("/authenticate", { method: "POST", body });
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

let cookie: string;
beforeAll(async () => {
  cookie = await signIn();
});

const visit = (path: string, accept = "text/html") =>
  site.request(path, { headers: { Accept: accept, Cookie: cookie } });

/** Returns an address of this site without its fragment. Another test covers the build's own files. */
const ownPath = (address: string): string[] => {
  const [path = ""] = address.replaceAll(/&#38;|&amp;/g, "&").split("#", 1);
  if (!/^\/(?![/\\])/.test(path) || /^\/(quire|logout)\b/.test(path)) return [];
  // The query contains the return address, which differs on every page.
  return [/^\/(sign-in|register)\?/.test(path) ? path.slice(0, path.indexOf("?")) : path];
};

const linksIn = (html: string) =>
  [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].flatMap(([, address = ""]) => ownPath(address));

/** Follows every link from these addresses. Returns each missing address with a page that links to it. */
async function deadLinks(starts: readonly string[]): Promise<Record<string, string>> {
  const from = new Map(starts.map((path) => [path, "the start"]));
  const dead: Record<string, string> = {};
  for (const [path, origin] of from) {
    const answer = await visit(path);
    if (answer.status === 404 || answer.status >= 500) dead[path] = origin;
    const isPage = answer.headers.get("Content-Type")?.startsWith("text/html");
    for (const link of isPage ? linksIn(await answer.text()) : []) {
      // A loop over a map also visits entries that are added during the loop.
      if (!from.has(link)) from.set(link, path);
    }
  }
  expect(from.size).toBeGreaterThan(starts.length);
  return dead;
}

/** Returns every address in a stream. */
async function getAddresses(stream: string): Promise<string[]> {
  const answer = await visit(
    `/api/${stream}${stream.includes("?") ? "&" : "?"}format=json`,
    "application/json",
  );
  const { entries } = v.parse(StreamPageSchema, await answer.json());
  expect(entries.length, stream).toBeGreaterThan(0);
  return entries.flatMap(({ productLink, image, content }) => [
    content.src,
    productLink,
    image,
    content.image,
    ...content.downloads.map(({ link }) => link),
  ]);
}

describe("all links of the site work", () => {
  it("on any page that can be reached from the first (beyond-18)", async () => {
    expect(await deadLinks(["/", "/search?q=team", "/registration-complete", "/my-library?plain=1"])).toEqual(
      {},
    );
  }, 120_000);

  it.each([
    "user/saves/1/100",
    "user/list/hbrgift/1/100",
    "user/history/1/100",
    "components/myhbr/following/1/100",
    "ordered/1/100",
    "webinars/1/100",
    "visual-library/1/100",
    "hbr-analytic-services/1/100",
    "ascend/1/100",
    "magazine/1/100",
    ...[1, 2, 3, 4].map((page) => `search/${page}/100?sort=title`),
  ])(
    "in the stream %s (beyond-18)",
    async (stream) => {
      const paths = [...new Set(await getAddresses(stream))].flatMap(ownPath);
      const answers = await Promise.all(
        paths.map(async (path) => [path, (await visit(path)).status] as const),
      );
      expect(paths.length).toBeGreaterThan(0);
      expect(answers.filter(([, status]) => ![200, 403].includes(status))).toEqual([]);
    },
    60_000,
  );

  it("among the suggestions (beyond-18)", async () => {
    const titles = [...catalogue().articles, ...catalogue().topics.map(({ name }) => ({ title: name }))];
    const terms = new Set(
      titles.map(({ title }) => title.slice(0, 4).trim()).filter((term) => term.length > 2),
    );
    const links = new Set<string>();
    for (const term of terms) {
      const answer = await visit(
        `/service/search/auto-suggest?term=${encodeURIComponent(term)}`,
        "application/json",
      );
      const { records, subjects } = v.parse(SuggestionsSchema, await answer.json());
      for (const { link } of [...records, ...subjects]) links.add(link);
    }
    expect(links.size).toBeGreaterThan(100);
    const answers = await Promise.all(
      [...links].map(async (path) => [path, (await visit(path)).status] as const),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  }, 60_000);

  it.each(["/topic/", "/topic", "/topic/subject/"])(
    "redirects %s to all topics (content-2.7)",
    async (path) => {
      const { headers, status } = await visit(path);
      expect([headers.get("Location"), status]).toEqual(["/topics", 301]);
    },
  );

  it("work at both addresses of every topic (content-2.7)", async () => {
    const addresses = catalogue().topics.flatMap(({ name }) => {
      const lower = name.toLowerCase();
      const dropped = lower.replaceAll(/[&,]/g, "").replaceAll(" ", "-");
      const spelled = lower.replaceAll("&", "and").replaceAll(/[^a-z]+/g, "-");
      return [`/topic/${dropped}`, `/topic/subject/${spelled}`];
    });
    const answers = await Promise.all(
      addresses.map(async (path) => [path, (await visit(path)).status] as const),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  }, 60_000);
});

describe("newsletter sign-up without JavaScript", () => {
  const send = async (fields: [string, string][]) => {
    const answer = await site.request("/email-newsletters", {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    return [answer.status, answer.headers.get("Location")];
  };
  const email: [string, string] = ["email", "guest@quire.test"];

  it("works for several at once (content-7.23)", async () => {
    const both: [string, string][] = [
      ["newsletter", "First Chair"],
      ["marketingCampaign", "spring-27"],
    ];
    expect(await send([...both, email])).toEqual([303, "/email-newsletters?sent=1"]);
    expect(await (await visit("/email-newsletters?sent=1")).text()).toContain("You’re signed up.");
  });

  it.each([
    ["nothing is chosen", [email], "none", "Choose at least one newsletter."],
    [
      "the e-mail is invalid",
      [
        ["newsletter", "First Chair"],
        ["email", "x"],
      ],
      "email",
      "Please enter a valid email address.",
    ],
    [
      "a letter is for subscribers",
      [["newsletter", "The Case Notebook"], email],
      "audience",
      "for subscribers. Sign in",
    ],
  ] as [string, [string, string][], string, string][])(
    "shows a message when %s (content-7.23)",
    async (_, fields, code, message) => {
      expect(await send(fields)).toEqual([303, `/email-newsletters?error=${code}`]);
      expect(await (await visit(`/email-newsletters?error=${code}`)).text()).toContain(message);
    },
  );
});

async function cookieOf(username: string): Promise<string> {
  const body = new URLSearchParams({ username, password: "Reader#2026", deviceType: "WEB_SITE" });
  const answer = await site.request("/authenticate", { method: "POST", body });
  return answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";
}

describe("an article for subscribers", () => {
  const path = "/2026/07/pricing-is-a-conversation-so-listen-first";
  const { body = [] } = catalogue().articles.find(({ slug }) => path.endsWith(slug)) ?? {};
  const [opening = "", ...rest] = body.map((text) => text.slice(0, 20));

  async function read(address: string, Cookie = "") {
    const answer = await site.request(address, { headers: { Cookie } });
    const html = (await answer.text()).replaceAll("&#39;", "'");
    const isShared = answer.headers.get("Cache-Control")?.includes("public");
    return { found: rest.filter((text) => html.includes(text)).length, html, isShared };
  }

  it.each(["", "reader@quire.test"])("does not send its rest for %j", async (username) => {
    const { html, found, isShared } = await read(path, username && (await cookieOf(username)));
    expect(html).toContain(opening);
    expect(found).toBe(0);
    expect(isShared).toBe(false);
  });

  it("is sent in full to a subscriber, hidden until the page knows the user (content-6.15)", async () => {
    expect(rest.length).toBeGreaterThan(1);
    const { html, found, isShared } = await read(path, await cookieOf("best@quire.test"));
    expect(found).toBe(rest.length);
    expect(html).toContain('id="rest" class="paywalled" hidden');
    expect(isShared).toBe(false);
  });

  it("shows a gift article in full to visitors with the link, and to no others (content-6.15)", async () => {
    const answer = await site.request("/api/article-gift/give-gift", {
      method: "POST",
      headers: { "Content-Type": "application/json", Cookie: cookie },
      body: JSON.stringify({ url: path }),
    });
    const { articleGiftURL } = v.parse(v.object({ articleGiftURL: v.string() }), await answer.json());
    const { pathname, search } = new URL(articleGiftURL);
    const giftPage = await read(pathname + search);
    expect([giftPage.found, giftPage.html.includes('id="rest" class="paywalled" hidden')]).toEqual([
      rest.length,
      false,
    ]);
    expect((await read(`${pathname}?gift=AAAAAAAAAAAAAAAA`)).found).toBe(0);
    expect((await read(`${pathname}?gift=..%2F..`)).found).toBe(0);
  });
});

describe("a download of the visual library", () => {
  const asset = catalogue().visualLibrary[0]?.asset ?? "";

  it("answers users without access with a page, and scripts with an error (content-2.12)", async () => {
    const page = await visit(`/visual-library/download/guest/${asset}`);
    expect(page.status).toBe(403);
    expect(await page.text()).toContain("This file is for subscribers");
    const answer = await visit(`/visual-library/download/guest/${asset}`, "application/json");
    expect([answer.status, answer.headers.get("Content-Type")]).toEqual([403, "application/json"]);
  });

  it("answers 404 for an unknown file", async () => {
    expect((await visit("/visual-library/download/guest/nothing.svg")).status).toBe(404);
  });

  it("returns the entry's image as a named file (content-2.12)", async () => {
    const headers = { Cookie: await cookieOf("best@quire.test") };
    const stream = await site.request("/api/visual-library/1/8?format=json", { headers });
    const [entry] = v.parse(StreamPageSchema, await stream.json()).entries;
    const [download] = entry?.content.downloads ?? [];
    const file = await site.request(download?.link ?? "", { headers });
    expect(file.headers.get("Content-Disposition")).toContain(`filename="${entry?.content.asset}"`);
    expect(await file.text()).toBe(await (await site.request(entry?.image ?? "")).text());
  });
});

describe("a metered article", () => {
  const months = catalogue().articles.filter(isMetered);
  const getPath = ({ year, month, slug }: (typeof months)[number]) =>
    `/${year}/${String(month).padStart(2, "0")}/${slug}`;

  async function read(article: (typeof months)[number], Cookie: string) {
    const answer = await site.request(getPath(article), { headers: { Cookie } });
    const html = await answer.text();
    const left = /articles-left="(\d+)"/.exec(html)?.[1];
    const read = /<quire-paywall[^>]* metered read="(\d+)"/.exec(html)?.[1];
    const isWhole = html.includes(article.body.at(-1)?.replaceAll("'", "&#39;").slice(0, 20) ?? "–");
    return { left, read, isWhole, cookie: answer.headers.getSetCookie()[0]?.split(";", 1)[0] };
  }

  it("is open to a guest four times, then closed, but stays open if it was read before", async () => {
    let gateCookie = "";
    const statuses = [];
    for (const article of months.slice(0, 5)) {
      const { cookie, ...shown } = await read(article, gateCookie);
      gateCookie = cookie ?? gateCookie;
      statuses.push(shown);
    }
    const open = (left: string) => ({ left, read: undefined, isWhole: true });
    expect(statuses).toEqual([...["3", "2", "1", "0"].map(open), { left: "0", read: "4", isWhole: false }]);
    expect(await read(months[0] as (typeof months)[number], gateCookie)).toMatchObject(open("0"));
  });
});

describe("structured data of an article", () => {
  const dataOf = async (path: string) => {
    const html = await (await site.request(path)).text();
    const [, json = "{}"] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    return JSON.parse(json);
  };

  it("names the element with the part that is not free, by its class", async () => {
    expect(await dataOf("/2026/07/pricing-is-a-conversation-so-listen-first")).toMatchObject({
      "@type": "Article",
      isAccessibleForFree: false,
      hasPart: { "@type": "WebPageElement", isAccessibleForFree: false, cssSelector: ".paywalled" },
    });
  });

  it("declares an open article free", async () => {
    const data = await dataOf("/2026/10/say-no-in-the-first-minute");
    expect([data.isAccessibleForFree, data.hasPart]).toEqual([true, undefined]);
  });
});
