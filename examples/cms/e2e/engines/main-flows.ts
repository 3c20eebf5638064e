import { expect } from "vitest";
import { ARTICLE } from "../harness/account-widgets.js";
import { bareShop } from "../harness/bare-page.js";
import { completeOrder } from "../harness/order.js";
import { READER, type Site } from "../harness/site.js";
import type { Engine, Tab, View } from "./engine.js";
import { type EngineTest, engineTest, otherOrigin } from "./engine-test.js";
import { becomes, fill, findVisible, goAsReader, press, shows, tabTo } from "./hands.js";

const WAIT = { timeout: 15_000 };

const getPath = (tab: Tab) => tab.evaluate(() => location.pathname + location.search);

/** The state of a page's video, and whether the engine supports its format. */
const playing = (page: View) =>
  page.evaluate(() => {
    const video = document.querySelector("quire-video-player")?.shadowRoot?.querySelector("video");
    const shown = Array.from(video?.textTracks ?? []).filter(({ mode }) => mode === "showing");
    const cueTexts = shown.flatMap(({ cues }) =>
      Array.from(cues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : "")),
    );
    const canPlay = document.createElement("video").canPlayType("video/webm") !== "";
    const { currentTime: time = 0, readyState = 0 } = video ?? {};
    const hasFrame = readyState >= HTMLMediaElement.HAVE_CURRENT_DATA;
    return { canPlay, time, hasFrame, tracks: video?.textTracks.length ?? 0, cueTexts };
  });

type Playing = Awaited<ReturnType<typeof playing>>;

/**
 * Returns true if the film has started. WebKitGTK pauses it to buffer. If the rest arrives at the same
 * moment, as from a local server, the film may stay paused at the first frame.
 */
const hasBegun = (name: string, { time, hasFrame }: Playing) => time > 0 || (name === "WebKit" && hasFrame);

/** Tests the main user flows in an engine that the other tests do not use. */
export function testMainFlows(name: string, launch: (path: string) => Promise<Engine>): void {
  const it = engineTest(name, launch);
  testGuests(name, it);
  testReaders(name, it);
  testPartners(name, it);
  testOtherOrigins(name, it);
}

function testGuests(name: string, it: EngineTest): void {
  it(`${name}: searches by a suggestion`, async ({ tab }) => {
    await tab.goto("/");
    await fill(tab, 'quire-header input[name="q"]', "pricing");
    await shows(tab, 'quire-header [role="option"]');
    await tab.press("Enter");
    await expect.poll(() => getPath(tab), WAIT).toBe("/search?q=pricing");
    await shows(tab, 'quire-stream-list >>> [part="entry-title"]');
  });

  it(`${name}: shows an item in the cart after a guest adds it`, async ({ tab }) => {
    await tab.goto("/");
    await press(tab, 'button[data-quire-do="add-to-cart"]');
    await shows(tab, 'quire-mini-cart >>> [part="badge"]', "1");
    await press(tab, "quire-mini-cart >>> button");
    await shows(tab, 'quire-mini-cart >>> [part="item"]');
  });

  it(`${name}: plays a video with captions (content-2.65)`, async ({ tab }) => {
    await tab.goto("/video/7001/the-napkin-and-the-plan");
    await press(tab, "quire-video-player >>> [part=start]");
    // Without the codecs, the player shows a message and suggests another browser.
    if (!(await playing(tab)).canPlay) {
      await shows(tab, "quire-video-player >>> [part=problem-text]", "Your browser can’t play this video.");
      return;
    }
    await expect.poll(async () => hasBegun(name, await playing(tab)), WAIT).toBe(true);
    await expect.poll(async () => (await playing(tab)).tracks, WAIT).toBeGreaterThan(0); // The text tracks load separately.
    await expect.poll(async () => (await findVisible(tab, "quire-video-player"))?.hasFocus, WAIT).toBe(true);
    await tab.type("c"); // The controls have the focus, and hide from a pointer that rests.
    const cueText = "Every strategy that lasted began as one drawing.";
    await expect.poll(async () => (await playing(tab)).cueTexts, WAIT).toContain(cueText);
  });

  it(`${name}: opens the text after a subscriber signs in on the paywall's card`, async ({ tab }) => {
    await tab.goto(ARTICLE);
    await press(tab, "quire-paywall >>> [part=sign-in]");
    await fill(tab, 'quire-paywall [data-quire-ui] input[name="username"]', "best@quire.test");
    expect(await findVisible(tab, "#rest")).toBeNull();
    await fill(tab, 'quire-paywall [data-quire-ui] input[name="password"]', READER.password);
    await tab.press("Enter");
    await becomes(tab, "known");
    await shows(tab, "#rest p");
    // The rest of the text has the focus and stays in view after the engine's scroll anchoring.
    const place = () =>
      tab.evaluate(() => {
        const text = document.querySelector("#rest");
        const { top = 0 } = text?.getBoundingClientRect() ?? {};
        return text === document.activeElement && top > 0 && top < innerHeight / 2;
      });
    await expect.poll(place, WAIT).toBe(true);
  });

  it(`${name}: signs in and out by keyboard alone`, async ({ tab }) => {
    await tab.goto("/");
    await becomes(tab, "anonymous");
    await tabTo(tab, '[data-quire-open="auth-modal"][data-mode="sign-in"]');
    await tab.press("Enter");
    const email = 'quire-auth-modal input[name="username"]';
    await expect.poll(async () => (await findVisible(tab, email))?.hasFocus, WAIT).toBe(true);
    await tab.type(READER.emailAddress);
    await tab.press("Tab");
    await tab.type(READER.password);
    await tab.press("Enter");
    await becomes(tab, "known");
    await press(tab, "quire-header >>> [part=user]");
    await press(tab, "quire-header >>> [part~=sign-out]");
    await becomes(tab, "anonymous");
    await shows(tab, 'quire-header [slot="account"] a');
  });
}

function testReaders(name: string, it: EngineTest): void {
  it(`${name}: shows a saved item in the library`, async ({ tab, site }) => {
    await goAsReader(tab, site, ARTICLE);
    await press(tab, '.tools [data-quire-do="save"]', "Save");
    await shows(tab, "quire-toast >>> [part=message]", "Saved!");
    await tab.goto("/my-library");
    await shows(tab, 'quire-stream-list >>> [part="entry-title"]', "Pricing Is a Conversation");
  });

  it(`${name}: reverts a save by Undo`, async ({ tab, site }) => {
    await goAsReader(tab, site, ARTICLE);
    await press(tab, '.tools [data-quire-do="save"]', "Save");
    await press(tab, "quire-toast >>> [part=undo]");
    await shows(tab, '.tools [data-quire-do="save"]', "Save");
    await shows(tab, "quire-toast >>> [part=message]", "Removed from My Library");
  });

  it(`${name}: follows and unfollows a topic`, async ({ tab, site }) => {
    await goAsReader(tab, site, "/topic/strategy");
    const follow = 'main [data-quire-do="follow"]';
    await press(tab, follow);
    await expect.poll(async () => (await findVisible(tab, follow))?.pressed, WAIT).toBe("true");
    await press(tab, 'main [data-quire-do="unfollow"]');
    await expect.poll(async () => (await findVisible(tab, follow))?.pressed, WAIT).toBe("false");
  });

  it(`${name}: shares an article by e-mail`, async ({ tab, site }) => {
    await goAsReader(tab, site, ARTICLE);
    await press(tab, 'main [data-quire-open="share-flyout"]');
    await shows(tab, "quire-share-flyout >>> .quire-copy input");
    await press(tab, 'quire-share-flyout >>> [role="tab"]', "mail");
    await fill(tab, 'quire-share-flyout >>> [name="to"]', "friend@quire.test");
    await press(tab, 'quire-share-flyout >>> [type="submit"]');
    await shows(tab, 'quire-share-flyout >>> [part="confirmation"]', "Shared via email");
  });

  it(`${name}: keeps the user's name in the header after the guest links would show`, async ({
    tab,
    site,
  }) => {
    await goAsReader(tab, site, "/privacy-policy");
    await shows(tab, "quire-header >>> [part=user]");
    await tab.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    expect(await findVisible(tab, 'quire-header [slot="account"] a')).toBeNull();
    await shows(tab, "quire-header >>> [part=user]");
  });
}

/** A different site than the video's. A different port would still be the same site. */
const anotherSite = (address: string) => address.replace("localhost", "127.0.0.1");

function testPartners(name: string, it: EngineTest): void {
  it(`${name}: plays a subscriber's video on a partner's page, after sign-in in the site's window (content-6.16)`, async ({
    tab,
    site,
  }) => {
    await tab.goto(`${anotherSite(site.partner)}/films`);
    await press(tab, 'quire-video-embed[src*="7003"] >>> [part=start]');
    const frame = tab.frame();
    await press(frame, "quire-video-player >>> [part=action]", "Sign in");
    const opened = await tab.opened();
    await press(opened, "quire-video-access >>> [part=action]", "Sign in");
    await fill(opened, 'quire-auth-modal input[name="username"]', "best@quire.test");
    await fill(opened, 'quire-auth-modal input[name="password"]', READER.password);
    await opened.press("Enter");
    await expect.poll(() => tab.isAlone(), WAIT).toBe(true);
    // The frame cannot read the site's cookies. It identifies the user by a code.
    const cookies = async () => {
      const changed = await site.scenario.requests("POST", "/api/video/7003/token");
      return changed.map(({ headers }) => headers.cookie);
    };
    await expect.poll(cookies, WAIT).toEqual([undefined]);
    const film = () => playing(frame);
    if (!(await film()).canPlay) {
      await shows(frame, "quire-video-player >>> [part=problem-text]", "Your browser can’t play this video.");
      return;
    }
    await shows(frame, "quire-video-player >>> [part=timeline]");
    await expect.poll(async () => hasBegun(name, await film()), WAIT).toBe(true);
  });
}

/** Serves a bare shop on another origin than its API. Returns its address. */
function serveShop(
  { front, outside }: Site,
  api: string,
  settings: Readonly<Record<string, string>>,
): string {
  const page = `${otherOrigin(front)}/`;
  const payment = { "payment-src": `${outside}/payment/card`, origins: outside };
  const html = bareShop(api, { ...payment, ...settings });
  front.pages.set(page, { html }).set(`${page}bye`, { html });
  return page;
}

/** Fills the cart, signs in, follows, saves, orders the cart and signs out. */
async function buy(tab: Tab, site: Site): Promise<void> {
  const account = await site.scenario.account();
  await press(tab, '[data-quire-do="add-to-cart"]');
  await shows(tab, 'quire-mini-cart >>> [part="badge"]', "1");
  await press(tab, '[data-quire-open="auth-modal"]');
  await fill(tab, 'quire-auth-modal input[name="username"]', account.emailAddress);
  await fill(tab, 'quire-auth-modal input[name="password"]', account.password);
  await tab.press("Enter");
  await becomes(tab, "known");
  await press(tab, '[data-quire-do="follow"]');
  const follow = () => findVisible(tab, '[data-quire-do="follow"]');
  await expect.poll(async () => (await follow())?.pressed, WAIT).toBe("true");
  await press(tab, '[data-quire-do="save"]');
  const saved = () =>
    tab.evaluate(() => document.querySelector<HTMLElement>("[data-item-id]")?.dataset.state);
  await expect.poll(saved, WAIT).toMatch(/on|done/);
  await completeOrder(await writeAs(site, account), site);
  await press(tab, "[data-shows]", "Review");
  await press(tab, "quire-review-order button", "Place order");
  await shows(tab, "quire-review-order .quire-receipt", "12 Quarto Lane");
  await press(tab, '[data-quire-do="sign-out"]');
  await expect.poll(() => getPath(tab), WAIT).toBe("/bye");
  await becomes(tab, "anonymous");
}

type Credentials = Awaited<ReturnType<Site["scenario"]["account"]>>;

/** Signs in on another device, which has no page. Returns its writes. */
async function writeAs({ origin }: Site, { emailAddress: username, password }: Credentials) {
  const body = new URLSearchParams({ username, password });
  const signedIn = await fetch(`${origin}/authenticate`, { method: "POST", body, redirect: "manual" });
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(";")[0]);
  const headers = { Cookie: cookie.join("; "), "Content-Type": "application/json" };
  return async (path: string, sent: object) => {
    const text = JSON.stringify(sent);
    const key = { "Idempotency-Key": crypto.randomUUID() };
    const init = { method: "POST", body: text, headers: { ...headers, ...key } };
    return (await fetch(`${origin}/api/${path}`, init)).json();
  };
}

function testOtherOrigins(name: string, it: EngineTest): void {
  it(`${name}: buys by tokens at an API whose cookies are blocked (beyond-428)`, async ({ tab, site }) => {
    const { front } = site;
    const api = anotherSite(otherOrigin(front));
    front.servers.set(api, site.origin);
    front.withoutCookies.add(api);
    await tab.goto(serveShop(site, api, { auth: "token" }));
    await buy(tab, site);
  });

  it(`${name}: buys with cookies at an API on another origin of the site (beyond-370, beyond-428)`, async ({
    tab,
    site,
  }) => {
    await tab.goto(serveShop(site, site.origin, {}));
    await buy(tab, site);
  });
}
