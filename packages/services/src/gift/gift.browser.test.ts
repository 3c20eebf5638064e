import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { loadSession, newReader, sessionStore } from "../session/index.js";
import { giftStore } from "./gift-store.js";
import { giveArticleGift } from "./give-article-gift.js";

const ARTICLE = `${location.origin}/2026/11/strategy`;

let bodies: unknown[];
let answer: () => Response | Promise<Response>;
let reader: string | undefined;

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
const giftAnswer = () => json({ articleGiftURL: `${ARTICLE}?gift=abc`, articleGiftsLeft: 2 });

beforeEach(() => {
  bodies = [];
  answer = giftAnswer;
  reader = "1";
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", async (...input: Parameters<typeof fetch>) => {
    const request = new Request(...input);
    if (request.url.endsWith("/user/profile")) return json({ id: reader }, reader ? 200 : 401);
    bodies.push(await request.json());
    return answer();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const giftsLeft = () => giftStore().getState().giftsLeft;

it("posts the url, and returns articleGiftURL and articleGiftsLeft (accounts-7.20, content-3.22)", async () => {
  await expect(giveArticleGift("/2026/11/strategy#top")).resolves.toEqual({
    kind: "given",
    articleGiftURL: `${ARTICLE}?gift=abc`,
    articleGiftsLeft: 2,
  });
  expect(bodies).toEqual([{ url: ARTICLE }]);
});

it.each([undefined, null, -1, "2", 1.5])(
  "returns the created gift if the number left is %j (beyond-121)",
  async (left) => {
    answer = () => json({ articleGiftURL: `${ARTICLE}?gift=abc`, articleGiftsLeft: left });
    await expect(giveArticleGift(ARTICLE)).resolves.toMatchObject({
      kind: "given",
      articleGiftURL: `${ARTICLE}?gift=abc`,
      articleGiftsLeft: undefined,
    });
    expect(giftsLeft()).toBeUndefined();
  },
);

it("returns an absolute address (beyond-121)", async () => {
  answer = () => json({ articleGiftURL: "/2026/11/strategy?gift=abc", articleGiftsLeft: 2 });
  await expect(giveArticleGift(ARTICLE)).resolves.toMatchObject({ articleGiftURL: `${ARTICLE}?gift=abc` });
});

it("fires content-action only for a created gift (content-7.28)", async () => {
  const events: unknown[] = [];
  const listen = (event: Event) => events.push((event as CustomEvent).detail);
  document.body.addEventListener("content-action", listen);
  await giveArticleGift(ARTICLE);
  answer = () => json({}, 500);
  await giveArticleGift(ARTICLE);
  document.body.removeEventListener("content-action", listen);
  expect(events).toEqual([{ action: "gift", url: ARTICLE }]);
});

it("stores the number of gifts left until the user changes", async () => {
  await loadSession();
  expect(giftsLeft()).toBeUndefined();
  await giveArticleGift(ARTICLE);
  expect(giftsLeft()).toBe(2);
  sessionStore().setState({ status: "anonymous" }, true);
  expect(giftsLeft()).toBeUndefined();
});

it("sends one request for two simultaneous calls about one article (robustness-40)", async () => {
  const [first, second] = await Promise.all([giveArticleGift(ARTICLE), giveArticleGift(ARTICLE)]);
  expect(second).toEqual(first);
  expect(bodies).toHaveLength(1);
});

it("reports that no gifts are left (content-6.14)", async () => {
  answer = () => json({ errors: [{ code: "no-gifts-left" }] }, 403);
  await expect(giveArticleGift(ARTICLE)).resolves.toEqual({ kind: "none-left" });
  expect(giftsLeft()).toBe(0);
});

it("distinguishes a user who may not give articles from a guest", async () => {
  answer = () => json({ errors: [] }, 403);
  await expect(giveArticleGift(ARTICLE)).resolves.toEqual({ kind: "not-allowed" });
  answer = () => json({}, 401);
  await expect(giveArticleGift(ARTICLE)).resolves.toEqual({ kind: "sign-in-needed" });
});

it.each(["https://evil.test/a", "//evil.test/a", "javascript:alert(1)", "", "/\\evil.test"])(
  "rejects %j as an address outside of the site",
  async (url) => {
    await expect(giveArticleGift(url)).resolves.toMatchObject({
      kind: "failed",
      error: { code: "gift/address" },
    });
    expect(bodies).toEqual([]);
  },
);

it("rejects an unsafe address in the answer (robustness-8)", async () => {
  answer = () => json({ articleGiftURL: "javascript:alert(1)", articleGiftsLeft: 1 });
  await expect(giveArticleGift(ARTICLE)).resolves.toMatchObject({ kind: "failed" });
});

it("sends a POST that fails with 500 once (robustness-19)", async () => {
  answer = () => json({}, 500);
  await expect(giveArticleGift(ARTICLE)).resolves.toMatchObject({ kind: "failed", error: { status: 500 } });
  expect(bodies).toHaveLength(1);
});

it.each([
  ["a page", () => new Response("<h1>x</h1>", { headers: { "content-type": "text/html" } })],
  ["another shape", () => json({ articleGiftURL: 7 })],
])(
  "fails and keeps the number of gifts left when the server responds with %s (robustness-20)",
  async (_, reply) => {
    await giveArticleGift(ARTICLE);
    answer = reply;
    await expect(giveArticleGift(`${ARTICLE}-2`)).resolves.toMatchObject({ kind: "failed" });
    expect(giftsLeft()).toBe(2);
  },
);

it("ignores a count that was requested for an earlier user (robustness-39)", async () => {
  await loadSession();
  let release = () => {};
  answer = () => new Promise((resolve) => (release = () => resolve(giftAnswer())));
  const asking = giveArticleGift(ARTICLE);
  await vi.waitFor(() => expect(bodies).toHaveLength(1));
  reader = "2";
  newReader();
  await loadSession();
  release();
  await asking;
  expect(giftsLeft()).toBeUndefined();
});
