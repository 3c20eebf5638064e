import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { catalogue, createReferenceApi } from "@quire/example-reference-api";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPreloadHints } from "./preload-hints.js";
import { createSite } from "./site.js";

const outsideOrigin = "http://outside.test:9";
const { articles, products } = catalogue();
const [article] = articles;
const [product] = products;
const articlePath = `/${article?.year}/${String(article?.month).padStart(2, "0")}/${article?.slug}`;
const productPath = `/product/${product?.slug}/${product?.id}`;

const withJquery = ["/", "/topic/strategy", "/topic/subject/strategy"];
const withoutJquery = [
  articlePath,
  productPath,
  `/product/${product?.id}`,
  "/topics",
  "/store",
  "/store/case-studies",
  "/follow-1000",
  "/search?q=strategy",
  "/sign-in?return=%2Fstore",
  "/register",
  "/forgot-password",
  "/forgot-password?sent=1",
  "/reset-password",
  "/confirm-email",
  "/change-password?error=current",
  "/account",
  "/account?error=name&field=lastName",
  "/shopping-cart",
  "/shipping-payment",
  "/review-order",
  "/my-library",
  "/subscriptions",
  "/subscriptions?plain=1",
  "/gift",
  "/gift?recipient=Ada",
  "/subscriber-help",
  "/subscriber-registration?emailAddress=YWRhQHF1aXJlLnRlc3Q%3D",
  "/restricted-user",
  "/privacy-policy",
  "/ascend",
  "/ascend?topic=Onboarding&year=2026",
  "/hbr-analytic-services",
  "/my-library/library/board-papers",
  "/my-library/following",
  "/my-library/history",
  "/my-library/orders",
  "/my-library?plain=1",
  "/order-history",
  "/order-history/20001",
  "/registration-complete",
  "/email-newsletters",
  "/the-latest",
  "/the-latest?page=2",
  "/big-ideas",
  "/webinars",
  "/webinars?loaded=2",
  "/webinars/saying-no-without-a-memo",
  "/visual-library",
  "/visual-library/the-napkin",
  "/ascend/when-your-mentor-is-wrong",
  "/magazine",
  "/archive-toc/BR2611",
  "/archive-toc/3991",
  "/archive-toc",
  "/search",
  "/search?q=team&filters=type:article&sort=date&loaded=2",
  "/case-selections",
  "/case-selections/long-table",
];
const pages = [...withJquery, ...withoutJquery];

const build: Readonly<Record<string, string>> = {
  "quire.js": "export {};",
  "quire.classic.js": "void 0;",
  "page.js": 'import "./chunks/page-abc123.js";',
  "placeholder.js": "export {};",
  "chunks/page-abc123.js": "export {};",
  "actions/follow.js": "export {};",
  "widgets/mini-cart.js": 'import "./../chunks/page-abc123.js";',
  "chunks/mini-cart-view-abc123.js": "export {};",
  "widgets/stream-list.js": "export {};",
  "chunks/stream-list-view-abc123.js": "export {};",
  "widgets/paywall.js": "export {};",
  "manifest.json": JSON.stringify({
    version: "0.0.0",
    files: {
      "page.js": { integrity: "sha384-page", imports: ["chunks/page-abc123.js"] },
      "chunks/page-abc123.js": { imports: [] },
      "placeholder.js": { imports: [] },
      "actions/follow.js": { imports: [] },
      "widgets/mini-cart.js": {
        imports: ["chunks/page-abc123.js"],
        view: { file: "chunks/mini-cart-view-abc123.js", loading: "intent" },
      },
      "chunks/mini-cart-view-abc123.js": { imports: [] },
      "widgets/stream-list.js": {
        imports: [],
        view: { file: "chunks/stream-list-view-abc123.js", loading: "visible" },
      },
      "chunks/stream-list-view-abc123.js": { imports: [] },
      "widgets/paywall.js": { imports: [] },
    },
  }),
};

function writeBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), "quire-build-"));
  for (const [name, text] of Object.entries(build)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const cdn = writeBuild();
const reference = createReferenceApi({
  seed: true,
  file: ":memory:",
  faults: false,
  captcha: { enabled: false, verifyUrl: `${outsideOrigin}/verify`, secret: "secret" },
  passwordCost: 4,
});
const { app: api, limits } = reference;
const site = createSite({ api, limits, cdn, outsideOrigin, partnerOrigin: "http://partner.test:8" });

afterAll(() => {
  reference.close();
  rmSync(cdn, { recursive: true });
});

function getPolicy(response: Response): string {
  return response.headers.get("Content-Security-Policy") ?? "";
}

function getNonce(response: Response): string | undefined {
  return /'nonce-([^']+)'/.exec(getPolicy(response))?.[1];
}

function hintsIn(html: string): string[] {
  return [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href ?? "");
}

it("shows visitors under another host name where to sign in, and how to start the site for it", async () => {
  const known = { origin: "http://localhost:4173", hostnames: ["localhost", "127.0.0.1"] };
  const named = createSite({
    api,
    limits,
    cdn,
    outsideOrigin,
    partnerOrigin: "http://partner.test:8",
    known,
  });
  const at = async (origin: string) => (await named.request(`${origin}/topics?q=1`)).text();
  const elsewhere = await at("http://192.168.1.7:4173");
  expect(elsewhere).toContain('<a href="http://localhost:4173/topics?q=1">');
  expect(elsewhere).toContain("npm start -- --host 192.168.1.7<");
  for (const origin of ["http://localhost:4173", "http://127.0.0.1:4173"])
    expect(await at(origin)).not.toContain("You can’t sign in here");
});

describe.each(pages)("%s", (path) => {
  let response: Response;
  let html: string;
  beforeAll(async () => {
    response = await site.request(path);
    html = await response.text();
  });

  it("answers with HTML (accounts-2.23, content-2.2, content-2.8, content-2.11, content-2.13)", () => {
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  });

  it("has a title, one h1 and one main part", () => {
    expect(html).toMatch(/<title>[^<]+Quire Review[^<]*<\/title>/);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/<main\b/g)).toHaveLength(1);
  });

  it("names its canonical address, without parameters of one visit", () => {
    const [, canonical = ""] = /<link rel="canonical" href="([^"]+)">/.exec(html) ?? [];
    expect(canonical).toMatch(/^\//);
    expect(canonical).not.toMatch(/loaded|plain|referral|token|return|error|emailAddress/);
  });

  it("has a Content-Security-Policy without an 'unsafe-' keyword", () => {
    const policy = getPolicy(response);
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain(`style-src 'self' 'nonce-${getNonce(response)}'`);
    expect(policy).toContain(`connect-src 'self' ${outsideOrigin}`);
    expect(policy).not.toContain("unsafe");
  });

  it("enforces Trusted Types unless it has jQuery", () => {
    const enforced = getPolicy(response).includes("require-trusted-types-for 'script'; trusted-types quire");
    expect(enforced).toBe(withoutJquery.includes(path));
    expect(html.includes("jquery.min.js")).toBe(withJquery.includes(path));
  });

  it("gives every executable script the response's nonce", () => {
    const running = [...html.matchAll(/<script\b(?![^>]*application\/(?:ld\+)?json)[^>]*>/g)].map(
      ([tag]) => tag,
    );
    expect(running.length).toBeGreaterThan(0);
    for (const tag of running) expect(tag).toContain(`nonce="${getNonce(response)}"`);
  });

  it("has no inline scripts, handlers or styles", () => {
    expect(html).not.toMatch(/<script\b(?![^>]*(?:src=|application\/(?:ld\+)?json))/);
    expect(html).not.toMatch(/<[^>]*\son[a-z]+\s*=/);
    expect(html).not.toMatch(/<style\b|<[^>]*\sstyle\s*=/);
  });

  it("leaves no template placeholder", () => {
    expect(html).not.toContain("{{");
  });

  it("contains its configuration as JSON", () => {
    const [, block = ""] = /<script [^>]*data-quire-config>([^<]*)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(block)).toMatchObject({ api: "/api/", identity: `${outsideOrigin}/identity/` });
  });

  it("can be stored in the back/forward cache", () => {
    expect(response.headers.get("Cache-Control")).not.toContain("no-store");
  });

  it("uses each id once", () => {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe("the site", () => {
  it("creates a nonce for each response", async () => {
    const nonces = await Promise.all([1, 2, 3].map(async () => getNonce(await site.request("/"))));
    expect(new Set(nonces).size).toBe(3);
  });

  it("lets shared caches store pages, but not a user's cart", async () => {
    expect((await site.request("/")).headers.get("Cache-Control")).toBe("public, max-age=60");
    expect((await site.request("/shopping-cart")).headers.get("Cache-Control")).toBe("private, no-cache");
  });

  it("answers an unknown address with its own 404 page", async () => {
    const unknown = [
      "/no/such/page",
      "/product/none",
      "/topic/none",
      "/1999/01/none",
      "/store/no-such-shelf",
    ];
    for (const path of unknown) {
      const response = await site.request(path);
      expect(response.status).toBe(404);
      expect(await response.text()).toContain("This page is out of print");
    }
  });

  it("answers 404 for an issue that it does not have, with a page that explains it", async () => {
    const response = await site.request("/archive-toc/BR9913");
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/<h1[^>]*>Issue not found<[\s\S]*<quire-issue-picker/);
  });

  it.each(["/", "/topic/strategy", "/topic/subject/strategy"])(
    "gives the products of %s the referral 03069 (content-9.13)",
    async (path) => {
      const [main = ""] = /<main[\s\S]*<\/main>/.exec(await (await site.request(path)).text()) ?? [];
      const links = [...main.matchAll(/<a [^>]*href="(\/product\/[^"]*)"/g)].map(([, href]) => href);
      const buttons = main.match(/<button[^>]*data-quire-do="add-to-cart"[^>]*>/g) ?? [];
      expect(links.length).toBeGreaterThan(0);
      expect(links.filter((href) => !href?.endsWith("?referral=03069"))).toEqual([]);
      expect(buttons.length).toBeGreaterThan(0);
      expect(buttons.filter((button) => !button.includes('data-referral="03069"'))).toEqual([]);
    },
  );

  it("shows a thousand follow buttons on one page", async () => {
    const html = await (await site.request("/follow-1000")).text();
    expect(html.match(/data-quire-do="follow"/g)).toHaveLength(1000);
  });

  it("has a form for every kind of product that works without JavaScript", async () => {
    const html = await (await site.request(`${productPath}?referral=02749`)).text();
    expect(html).toContain('<form class="buy" action="/shopping-cart" method="post">');
    expect(html.match(/<option value="/g)).toHaveLength(product?.availabilities.length ?? -1);
    expect(html.match(/data-quire-do="add-to-cart"/g)).toHaveLength(1);
    expect(html).toContain('data-referral="02749"');
  });

  it("selects the form of the product that is in its address", async () => {
    const html = await (await site.request("/product/the-napkin-and-the-plan/an/10011-ES-PBK")).text();
    expect(html).toMatch(/<option value="10011-ES-PBK"[^>]* selected/);
  });

  it("accepts only digits as a referral (content-2.4)", async () => {
    const html = await (await site.request(`${productPath}?referral=%22%3E1`)).text();
    expect(html).not.toContain("data-referral");
  });

  it("shows the search term as text", async () => {
    const html = await (await site.request("/search?q=%3Cimg%20src%3Dx%3E")).text();
    expect(html).not.toContain("<img src=x>");
    expect(html).toContain("&#60;img src=x&#62;");
  });

  it("limits searches of one address as the API does, with an explaining page", async () => {
    const few = createReferenceApi({
      seed: true,
      file: ":memory:",
      faults: false,
      captcha: { enabled: false, verifyUrl: `${outsideOrigin}/verify`, secret: "secret" },
      limits: { search: { address: { points: 2, seconds: 60 } } },
      passwordCost: 4,
    });
    const busy = createSite({ api: few.app, limits: few.limits, cdn, outsideOrigin, partnerOrigin: "" });
    const getStatus = async (path: string) => (await busy.request(path)).status;
    expect(await getStatus("/search?q=team")).toBe(200);
    expect(await getStatus("/service/search/auto-suggest?term=team")).toBe(200);
    const answer = await busy.request("/search?q=team");
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(50);
    expect(Number(answer.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(await answer.text()).toContain("<h1>Too many searches</h1>");
    expect(await getStatus("/service/search/auto-suggest?term=team")).toBe(429);
    // A page without a search term does not search.
    expect(await getStatus("/search")).toBe(200);
    few.close();
  });

  it("never redirects to another site from its forms", async () => {
    for (const returnPath of ["//evil.test", "/\\evil.test", "https://evil.test", "/\tx", "store"]) {
      const html = await (await site.request(`/sign-in?return=${encodeURIComponent(returnPath)}`)).text();
      expect(html).toContain('name="return" value="/"');
    }
  });
});

describe("modulepreload hints", () => {
  it("name the page's first files with their imports", async () => {
    const html = await (await site.request("/follow-1000")).text();
    expect(hintsIn(html)).toEqual([
      "/quire/page.js",
      "/quire/chunks/page-abc123.js",
      "/quire/placeholder.js",
      "/quire/widgets/mini-cart.js",
      "/quire/actions/follow.js",
    ]);
  });

  it("name views that are page content: those without a shell, unless their tag delays them", async () => {
    const hints = hintsIn(await (await site.request("/the-latest")).text());
    expect(hints).toContain("/quire/widgets/stream-list.js");
    expect(hints).toContain("/quire/chunks/stream-list-view-abc123.js");
    expect(hints).not.toContain("/quire/chunks/mini-cart-view-abc123.js");
  });

  it("have a low priority after the first six, so that the page's own scripts come first", () => {
    const names = ["one", "two", "three", "four", "five", "six", "seven"];
    const known = names.map((name) => [`widgets/${name}.js`, { imports: [] }] as const);
    const other = mkdtempSync(join(tmpdir(), "quire-hints-"));
    writeFileSync(join(other, "manifest.json"), JSON.stringify({ files: Object.fromEntries(known) }));
    const hints = createPreloadHints(other)(names.map((name) => `<quire-${name}>`).join(""));
    rmSync(other, { recursive: true });
    expect(hints.map(({ fetchPriority }) => fetchPriority)).toEqual([...Array(6).fill("auto"), "low"]);
  });

  it("include the hash of their file, and are the same for the classic loader", async () => {
    const html = await (await site.request("/topics")).text();
    expect(html).toContain('src="/quire/quire.classic.js"');
    expect(html).toContain('href="/quire/page.js" integrity="sha384-page"');
  });

  it("list the files of a new build without a restart", async () => {
    const other = writeBuild();
    const rebuilt = createSite({ api, limits, cdn: other, outsideOrigin, partnerOrigin: "" });
    expect(hintsIn(await (await rebuilt.request("/")).text())).toContain("/quire/widgets/mini-cart.js");
    writeFileSync(join(other, "manifest.json"), JSON.stringify({ files: { "page.js": { imports: [] } } }));
    utimesSync(join(other, "manifest.json"), 1, 1);
    expect(hintsIn(await (await rebuilt.request("/")).text())).toEqual(["/quire/page.js"]);
    rmSync(other, { recursive: true });
  });

  it("are absent if there is no build", async () => {
    const bare = createSite({ api, limits, cdn: join(cdn, "none"), outsideOrigin, partnerOrigin: "" });
    expect(hintsIn(await (await bare.request("/")).text())).toEqual([]);
  });
});

describe("Quire's files", () => {
  it("may be imported from other origins", async () => {
    const response = await site.request("/quire/quire.js");
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(response.headers.get("Content-Type")).toBe("text/javascript; charset=utf-8");
  });

  it("are cached forever if the name has a hash, and otherwise revalidated", async () => {
    const chunk = await site.request("/quire/chunks/page-abc123.js");
    const entry = await site.request("/quire/page.js");
    expect(chunk.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(entry.headers.get("Cache-Control")).toBe("public, no-cache");
  });

  it("are sent compressed", async () => {
    const response = await site.request("/quire/page.js", { headers: { "Accept-Encoding": "gzip, br" } });
    expect(response.headers.get("Content-Encoding")).toBe("br");
    expect(brotliDecompressSync(await response.arrayBuffer()).toString()).toBe(build["page.js"]);
  });

  it("are not sent again unless they have changed", async () => {
    const etag = (await site.request("/quire/page.js")).headers.get("ETag") ?? "";
    const again = await site.request("/quire/page.js", { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
  });

  it("are limited to one folder", async () => {
    for (const path of ["/quire/..%2f..%2fpackage.json", "/quire/%00", "/quire/chunks"]) {
      expect((await site.request(path)).status).toBe(404);
    }
  });
});

describe("the shopping cart's page", () => {
  it("lists the contents of the user's cart", async () => {
    const [availability] = product?.availabilities ?? [];
    const added = await site.request("/api/shopping-cart", {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": "0123456789abcdef0123" },
      body: JSON.stringify({ items: [{ productId: availability?.availabilityId, quantity: 1 }] }),
    });
    const cookie = added.headers
      .getSetCookie()
      .map((value) => value.split(";")[0])
      .join("; ");
    const html = await (await site.request("/shopping-cart", { headers: { Cookie: cookie } })).text();
    expect(html).toContain(`href="/product/${product?.slug}/${product?.id}"`);
  });

  it("shows that the cart is empty", async () => {
    expect(await (await site.request("/shopping-cart")).text()).toContain("Your Shopping Cart is empty.");
  });
});

describe("the link of a reset mail", () => {
  const open = (path: string, headers = {}) => site.request(path, { headers });
  const getCookies = (answer: Response) => answer.headers.getSetCookie().map((one) => one.toLowerCase());

  it("moves its token to a cookie of its page before any file loads (accounts-2.28)", async () => {
    const answer = await open("/reset-password?token=T0ken&lang=de");
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, "/reset-password?lang=de"]);
    expect(answer.headers.get("Referrer-Policy")).toBe("no-referrer");
    expect(getCookies(answer)).toEqual([
      "quire_reset=t0ken; max-age=3600; path=/reset-password; httponly; samesite=lax",
    ]);
    expect(await answer.text()).toBe("");
  });

  it("is Secure and has a prefix over https", async () => {
    const [cookie = ""] = getCookies(await open("https://quire.test/reset-password?token=T0ken"));
    expect(cookie).toMatch(/^__secure-quire_reset=t0ken;.*; secure/);
  });

  it("leads to a page that has the token and sends no referrer", async () => {
    const answer = await open("/reset-password", { Cookie: "quire_reset=T0ken" });
    expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin");
    expect(answer.headers.get("Cache-Control")).toContain("private");
    expect(await answer.text()).toContain('name="token" value="T0ken"');
  });

  it("ignores a repeated token, and deletes a used or rejected one", async () => {
    const twice = await open("/reset-password?token=a&token=b");
    expect([twice.headers.get("Location"), getCookies(twice)]).toEqual(["/reset-password", []]);
    for (const path of ["/reset-password?sent=1", "/reset-password?error=token"]) {
      const answer = await open(path, { Cookie: "quire_reset=T0ken" });
      expect(getCookies(answer)[0]).toContain("quire_reset=; max-age=0; path=/reset-password");
      expect(await answer.text()).not.toContain("T0ken");
    }
  });
});
