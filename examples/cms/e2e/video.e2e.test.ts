import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { idle } from "./harness/idle.js";
import { authModal, becomes, fillSignIn, openSignIn, submitSignIn } from "./harness/reader.js";
import { OWN, PARTNER, READER, type Site } from "./harness/site.js";
import { inWholeBrowser, it } from "./harness/test.js";

const NAPKIN = "/video/7001/the-napkin-and-the-plan";
const BALANCE = "/video/7003/a-balance-sheet-aloud";
const SUBSCRIBER = { ...READER, emailAddress: "best@quire.test", firstName: "Beatriz" };
const WAIT = { timeout: 15_000 };

const player = (page: Page) => page.locator("quire-video-player");
const film = (page: Page) => player(page).locator("video");
const start = (page: Page) => player(page).locator("[part=start]");
const button = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true });
/** Returns the playback position in seconds, or 0 without a video and while the page reloads. */
const position = (page: Page) =>
  page
    .evaluate(() => {
      const root = document.querySelector("quire-video-player")?.shadowRoot;
      return root?.querySelector("video")?.currentTime ?? 0;
    })
    .catch(() => 0);

async function plays(page: Page, from = 0): Promise<void> {
  await expect.poll(() => position(page), WAIT).toBeGreaterThan(from);
}

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await becomes(page, "anonymous");
  await expect.poll(() => player(page).getAttribute("data-state"), WAIT).toBe("ready");
}

/**
 * Returns the bottom edge of a part of the browser's video controls, in px from the window's top, or
 * infinity.
 */
async function foot(page: Page, name: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send("DOM.enable");
    const { nodes } = await session.send("DOM.getFlattenedDocument", { depth: -1, pierce: true });
    const found = nodes.find(({ attributes = [] }) => attributes.includes(name));
    const box = found && (await session.send("DOM.getBoxModel", { nodeId: found.nodeId }));
    return box?.model.border[5] ?? Number.POSITIVE_INFINITY;
  } finally {
    await session.detach();
  }
}

/** Returns the text of the focused element in a player. */
const focused = (host: Element) => host.shadowRoot?.activeElement?.textContent;

async function films({ outside }: Site, file: string, breaks: boolean): Promise<void> {
  const body = JSON.stringify({ file, breaks });
  const headers = { "Content-Type": "application/json" };
  await fetch(`${outside}/__scenario/films`, { method: "POST", body, headers });
}

describe("a page of one video", () => {
  it("plays with captions and chapters under the site's policy (content-2.10, content-2.65)", async ({
    visits,
    site,
  }) => {
    const page = await visits.blank();
    await site.outsideScenario.forgetRequests();
    await open(page, NAPKIN);
    const before = await site.outsideScenario.requests("GET", "/video/files/napkin.webm");
    expect(before).toEqual([]);
    await start(page).click();
    await plays(page);
    await button(page, "Captions").click();
    const cue = () =>
      film(page).evaluate((video) =>
        [...(video as HTMLVideoElement).textTracks].map(({ activeCues }) => {
          const [active] = activeCues ?? [];
          return active instanceof VTTCue ? active.text : "";
        }),
      );
    await expect.poll(cue, WAIT).toContain("Every strategy that lasted began as one drawing.");
    await page.keyboard.press("Shift+Tab"); // The controls stay as long as they have the focus of the keys.
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const isClear = async () => {
        const line = await player(page).locator("[part=timeline]").boundingBox();
        return (await foot(page, "-webkit-media-text-track-display")) < (line?.y ?? 0);
      };
      await expect.poll(isClear, WAIT).toBe(true);
    }
    const chapters = player(page).locator("select[part=chapters]");
    await expect
      .poll(() => chapters.locator("option").allTextContents(), WAIT)
      .toEqual(["One drawing", "Three boxes", "An arrow back"]);
    await chapters.selectOption("Three boxes");
    await plays(page, 8);
    await expect
      .poll(() => player(page).locator("[part=line][aria-current]").textContent(), WAIT)
      .toContain("Draw three boxes");
  });

  it("turns captions off when they fail to load, and requests them again on click (beyond-99)", async ({
    visits,
  }) => {
    const page = await visits.blank();
    let isGone = true;
    await page.route("**/*.vtt", (route) =>
      isGone ? route.fulfill({ status: 404, body: "" }) : route.fallback(),
    );
    await open(page, NAPKIN);
    await start(page).click();
    await plays(page);
    const captions = button(page, "Captions");
    const pressed = () => captions.getAttribute("aria-pressed");
    const refused = page.waitForResponse((response) => response.url().endsWith(".vtt"));
    await captions.click();
    await refused;
    await expect.poll(pressed, WAIT).toBe("false");
    isGone = false;
    await captions.click();
    await expect
      .poll(
        () =>
          film(page).evaluate((video) =>
            [...(video as HTMLVideoElement).textTracks].some(
              ({ mode, activeCues }) => mode === "showing" && (activeCues?.length ?? 0) > 0,
            ),
          ),
        WAIT,
      )
      .toBe(true);
    expect(await pressed()).toBe("true");
  });

  it("loads only the needed code on play", async ({ visits }) => {
    const page = await visits.blank();
    await page.route("**/accounts/*/videos/7001", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), text_tracks: [] } });
    });
    const requests: string[] = [];
    page.on("request", (request) => requests.push(new URL(request.url()).pathname));
    await open(page, NAPKIN);
    const wasRequested = (name: string) => requests.some((path) => path.includes(`/chunks/${name}-`));
    expect([wasRequested("screening"), wasRequested("player-store")]).toEqual([false, false]);
    await start(page).click();
    await plays(page);
    expect([wasRequested("screening"), wasRequested("player-store")]).toEqual([true, true]);
    const onNeed = ["captions", "transcript", "playlist-view", "refusal-card", "subscribers", "key-actions"];
    expect(onNeed.filter(wasRequested)).toEqual([]);
    await page.keyboard.press("m");
    await button(page, "Unmute").waitFor(WAIT);
    expect(onNeed.filter(wasRequested)).toEqual(["key-actions"]);
  });

  inWholeBrowser("leaves the page for a picture of its own, and comes back", async ({ visits }) => {
    const page = await visits.blank();
    await open(page, NAPKIN);
    await start(page).click();
    await plays(page);
    const picture = button(page, "Picture in picture");
    for (const isOut of ["true", "false"]) {
      await picture.press("Enter"); // The focus keeps the controls.
      await expect.poll(() => picture.getAttribute("aria-pressed"), WAIT).toBe(isOut);
    }
  });

  it("plays a stream, and loads a library only if the browser needs it", async ({ visits }) => {
    const page = await visits.blank();
    await open(page, "/video/7004/one-promise-kept");
    await start(page).click();
    await plays(page);
    await page.addInitScript(() => {
      HTMLMediaElement.prototype.canPlayType = () => "";
    });
    await open(page, "/video/7004/one-promise-kept");
    await start(page).click();
    await plays(page);
    expect(await film(page).evaluate((video) => (video as HTMLVideoElement).src)).toMatch(/^blob:/);
  });
});

describe("a video for subscribers", () => {
  it("asks a guest to sign in, and continues playback afterwards (content-6.11)", async ({
    visits,
    site,
  }) => {
    const page = await visits.blank();
    await open(page, BALANCE);
    await start(page).click();
    await player(page).getByText("This video is for subscribers.").waitFor();
    expect(await player(page).locator("[part=line]").count()).toBe(0);
    await player(page).getByRole("link", { name: "Sign in" }).click();
    await authModal(page).locator('input[name="password"]').waitFor();
    await fillSignIn(authModal(page), SUBSCRIBER);
    // Uses the keyboard: for half a second, a click at the link's place would count as the second of a double
    // click.
    await page.keyboard.press("Enter");
    await plays(page);
    const watched = await site.scenario.requests("GET", "/api/video/7003/watch");
    expect(watched.length).toBeGreaterThan(1);
  });
});

describe("a video with a fault", () => {
  it("keeps its position when its file breaks off, and continues there", async ({ visits, site }) => {
    await films(site, "napkin.webm", true);
    const page = await visits.blank();
    await page.clock.install();
    await open(page, NAPKIN);
    await start(page).click();
    await plays(page);
    for (let press = 0; press < 3; press++) await page.keyboard.press(">"); // At twice the speed.
    const isStarved = () =>
      film(page).evaluate((video) => {
        const { currentTime, readyState } = video as HTMLVideoElement;
        return currentTime > 0 && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
      });
    await expect.poll(isStarved, WAIT).toBe(true);
    // Nothing arrives for this time. The fake clock does not affect playback.
    await page.clock.fastForward(20_000);
    const goOn = player(page).getByRole("button", { name: /^Continue at 0:/ });
    await goOn.waitFor(WAIT);
    const [, seconds] = /0:(\d+)/.exec((await goOn.textContent()) ?? "") ?? [];
    expect(Number(seconds)).toBeGreaterThan(0);
    await films(site, "napkin.webm", false);
    await goOn.click();
    await plays(page, Number(seconds));
  });
});

it("continues a playlist automatically, and selects its videos by keyboard (content-7.24)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await open(page, "/video");
  await start(page).click();
  await plays(page);
  await player(page).getByRole("slider", { name: "Position in the video" }).focus();
  await page.keyboard.press("End");
  const second = player(page).getByRole("button", { name: /What a queue knows 0:18/ });
  await expect.poll(() => second.getAttribute("aria-current"), WAIT).toBe("true");
  await plays(page);
});

/** Waits until the video in the frame plays. */
async function framePlays(around: Locator, from = 0): Promise<void> {
  const video = around.frameLocator("iframe").locator("video");
  const time = () => video.evaluate((media) => (media as HTMLVideoElement).currentTime);
  await expect.poll(() => time().catch(() => 0), WAIT).toBeGreaterThan(from);
}

/** Blocks third-party cookies, as some browsers do. */
async function blockThirdPartyCookies(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.setCookieControls", { enableThirdPartyCookieRestriction: true });
}

/** Sends a forged code to the page and to all its frames. */
function forgeCode(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const target of [window, ...Array.from({ length: frames.length }, (_, at) => frames[at])])
      target?.postMessage(
        { source: "quire", version: 1, type: "watch-code", challenge: "", code: "forged" },
        "*",
      );
  });
}

describe("a video in a frame of another page", () => {
  const EMBED = "/video/embed/7001/the-napkin-and-the-plan";

  it("loads only the partner script until play, and reports playback (content-2.10, beyond-21, beyond-223)", async ({
    visits,
    site,
  }) => {
    const page = await visits.blank();
    const requests: string[] = [];
    page.on("request", (request) => requests.push(request.url()));
    await page.goto(`${site.partner}/films`);
    const embed = page.locator("quire-video-embed").first();
    await embed.getByRole("button", { name: /^Play The napkin/ }).waitFor();
    // On a development host, the script also loads its checks.
    const elsewhere = requests.filter(
      (url) => new URL(url).origin !== site.partner && !url.includes("/quire/chunks/"),
    );
    expect(elsewhere).toEqual([`${site.origin}/quire/partner.classic.js`, `${site.origin}/quire/partner.js`]);
    expect(await page.context().cookies()).toEqual([]);
    await embed.evaluate((host) => {
      host.addEventListener("quire-playback", (event) => {
        host.dataset.received = Reflect.get(event, "detail").state;
      });
    });
    // The code that listens to the frame loads late. Nothing waits for it, and no earlier message is lost.
    const gate = Promise.withResolvers<void>();
    await page.route("**/chunks/listen-to-frame-*.js", (route) => gate.promise.then(() => route.continue()));
    await embed.getByRole("button").click();
    await framePlays(embed);
    gate.resolve();
    await expect.poll(() => embed.getAttribute("data-received"), WAIT).toBe("playing");
    const second = page.locator("quire-video-embed").nth(1);
    await second.getByRole("button").click();
    await expect.poll(() => embed.getAttribute("data-received"), WAIT).toBe("paused");
  });

  it("signs in a subscriber in the site's window, and continues playback (content-6.16)", async ({
    visits,
    site,
  }) => {
    const page = await visits.blank();
    await blockThirdPartyCookies(page);
    // A different site than the video's. A different port would still be the same site.
    await page.goto(`${PARTNER}/films`);
    const embed = page.locator("quire-video-embed").nth(2);
    await embed.getByRole("button", { name: /^Play/ }).click();
    const frame = embed.frameLocator("iframe");
    const [signIn, words] = [
      frame.getByRole("link", { name: "Sign in" }),
      frame.locator("[part=problem-text]"),
    ];
    await signIn.waitFor();
    const open = async () => {
      const [popup] = await Promise.all([page.waitForEvent("popup"), signIn.click()]);
      return popup;
    };
    await (await open()).close();
    await expect.poll(() => words.textContent(), WAIT).toBe("The window closed before you signed in.");
    const popup = await open();
    await forgeCode(page);
    await popup.locator("quire-video-access").getByRole("link", { name: "Sign in" }).click();
    await authModal(popup).locator('input[name="password"]').waitFor();
    await fillSignIn(authModal(popup), SUBSCRIBER);
    await Promise.all([popup.waitForEvent("close"), submitSignIn(authModal(popup))]);
    await framePlays(embed);
    const calls = async (path: string) => {
      const requests = await site.scenario.requests("POST", `/api/video/7003/${path}`);
      return requests.map(({ headers }) => headers["cookie"]?.includes("quire_session") ?? false);
    };
    expect([await calls("code"), await calls("token")]).toEqual([[true], [false]]);
    // The permission to watch belongs to the page. The playback position does not.
    await frame.getByRole("slider", { name: "Position in the video" }).focus();
    await page.keyboard.press("PageUp");
    await framePlays(embed, 10);
    await frame.getByRole("button", { name: "Pause" }).press("Enter");
    await page.reload();
    await embed.getByRole("button", { name: /^Play/ }).click();
    await signIn.waitFor();
    const again = await open();
    // A user who is signed in on the site needs no further step.
    if (!again.isClosed()) await again.waitForEvent("close");
    await framePlays(embed, 10);
  });

  it("sends nothing to a frame that navigates elsewhere, even before that page loads (robustness-6)", async ({
    visits,
    site,
  }) => {
    const listen = `<script>window.received = []; onmessage = ({ data }) => received.push(data);</script>`;
    const { pages } = site.front;
    pages.set("https://evil.test/", { html: `${listen}<img src="/slow.png" alt="">` });
    const embeds = ["first", "second"].map(
      (id) => `<quire-video-embed id="${id}" src="${OWN}${EMBED}" heading="The napkin"></quire-video-embed>`,
    );
    pages.set("https://shop.test/", {
      html: `<script type="module" src="${OWN}/quire/partner.js" crossorigin="anonymous"></script>${embeds.join("")}`,
    });
    const page = await visits.blank();
    const gate = Promise.withResolvers<void>();
    await page.route("https://evil.test/slow.png", (route) => gate.promise.then(() => route.abort()));
    await page.goto("https://shop.test/");
    await page.evaluate(() => {
      addEventListener("quire-playback", ({ target, detail }: Event & { detail?: { state: string } }) => {
        if (target instanceof HTMLElement) target.dataset.received = detail?.state;
      });
    });
    const [first, second] = [page.locator("#first"), page.locator("#second")];
    await first.getByRole("button", { name: /^Play/ }).click();
    await expect.poll(() => first.getAttribute("data-received"), WAIT).toBe("playing");
    await first.locator("iframe").evaluate((frame) => frame.setAttribute("src", "https://evil.test/"));
    const stranger = () => page.frames().find((one) => one.url() === "https://evil.test/");
    const getMessages = () => stranger()?.evaluate("window.received");
    await expect.poll(getMessages, WAIT).toEqual([]);
    await second.getByRole("button", { name: /^Play/ }).click();
    await expect.poll(() => second.getAttribute("data-received"), WAIT).toBe("playing");
    await first
      .locator("iframe")
      .evaluate((frame) => (frame as HTMLIFrameElement).contentWindow?.postMessage("last", "*"));
    await expect.poll(getMessages, WAIT).toEqual(["last"]);
    gate.resolve();
    await first.getByText("The video was interrupted.").waitFor();
  });

  for (const [sandbox, words] of [
    ["allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms", "Subscribe"],
    ["allow-scripts allow-popups allow-popups-to-escape-sandbox", "Sign in"],
  ] as const)
    it(`links to the site from a frame with sandbox="${sandbox}" (beyond-91)`, async ({ visits, site }) => {
      const src = `${OWN}/video/embed/7003/a-balance-sheet-aloud`;
      site.front.pages.set("https://shop.test/", {
        html: `<iframe sandbox="${sandbox}" src="${src}"></iframe>`,
      });
      const page = await visits.blank();
      await page.goto("https://shop.test/");
      const frame = page.frameLocator("iframe");
      await frame.locator("quire-video-player [part=start]").click();
      const link = frame.getByRole("link", { name: words });
      await link.waitFor();
      const [opened] = await Promise.all([page.waitForEvent("popup"), link.press("Enter")]);
      await opened.waitForURL(`${OWN}${words === "Subscribe" ? "/subscriptions" : "/sign-in?*"}`);
    });

  it("keeps the user signed in when the browser hides the session from a frame (beyond-90)", async ({
    visits,
    site,
  }) => {
    const src = `${OWN}/video/embed/7003/a-balance-sheet-aloud`;
    site.front.pages.set("https://shop.test/", { html: `<iframe src="${src}"></iframe>` });
    const page = await visits.open(`${OWN}/topics`);
    const modal = await openSignIn(page);
    await fillSignIn(modal, READER);
    await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
    await becomes(page, "known");
    await idle(page); // The page has stored all its data.
    const getStoredKeys = () => page.evaluate(() => Object.keys(localStorage).sort());
    const before = await getStoredKeys();
    const partner = await page.context().newPage();
    await partner.goto("https://shop.test/");
    const frame = partner.frameLocator("iframe");
    await frame.locator("quire-video-player [part=start]").click();
    await frame.getByText("This video is for subscribers.").waitFor();
    expect(await frame.locator("html").getAttribute("data-quire-user")).toBe("anonymous");
    expect(await page.locator("html").getAttribute("data-quire-user")).toBe("known");
    expect(await getStoredKeys()).toEqual(before);
  });

  it("plays on a partner's sandboxed page without an origin (beyond-68)", async ({ visits, site }) => {
    const html = `<script type="module" src="${OWN}/quire/partner.js" crossorigin="anonymous"></script>
      <quire-video-embed src="${OWN + EMBED}" heading="A film"></quire-video-embed>`;
    const headers = { "Content-Security-Policy": "sandbox allow-scripts" };
    site.front.pages.set("https://sandboxed.test/", { html, headers });
    const page = await visits.blank();
    await page.goto("https://sandboxed.test/");
    await page.getByRole("button", { name: "Play A film" }).click();
    const film = page.frameLocator("iframe").locator("video");
    const time = () => film.evaluate((video) => (video as HTMLVideoElement).currentTime);
    await expect.poll(() => time().catch(() => 0), WAIT).toBeGreaterThan(0);
  });

  inWholeBrowser(
    "controls the video by keyboard inside its frame after a start by keyboard, also on another site (beyond-70)",
    async ({ visits, site }) => {
      const html = `<script type="module" src="${OWN}/quire/partner.js" crossorigin="anonymous"></script>
      <quire-video-embed src="${OWN}/video/embed/7003/a-balance-sheet-aloud" heading="A film"></quire-video-embed>
      <button>Behind it</button>`;
      site.front.pages.set("https://elsewhere.test/", { html });
      const page = await visits.blank();
      await page.goto("https://elsewhere.test/");
      await page.getByRole("button", { name: "Play A film" }).focus();
      await page.keyboard.press("Enter");
      const player = page.frameLocator("iframe").locator("quire-video-player");
      await player.getByText("This video is for subscribers.").waitFor();
      await page.keyboard.press("Tab");
      await expect.poll(() => player.evaluate(focused), WAIT).toBe("Subscribe");
    },
  );

  it("pauses by key inside the frame after play, before a control has the focus (beyond-70)", async ({
    visits,
    site,
  }) => {
    const page = await visits.blank();
    await page.goto(`${site.partner}/films`);
    const embed = page.locator("quire-video-embed").first();
    await embed.getByRole("button", { name: /^Play/ }).press("Enter");
    await framePlays(embed);
    for (const [key, name] of [
      ["k", "Play"],
      [" ", "Pause"],
    ] as const) {
      await page.keyboard.press(key);
      await embed.frameLocator("iframe").locator(`[part=toggle][aria-label="${name}"]`).waitFor(WAIT);
    }
  });

  it("shows an error for a removed film on a partner's page, with other films (beyond-96)", async ({
    visits,
    site,
  }) => {
    const page = await visits.blank();
    await page.goto(`${site.partner}/films`);
    const embed = page.locator("quire-video-embed").first();
    await embed.evaluate((it) =>
      it.setAttribute("src", it.getAttribute("src")?.replace("7001", "7999") ?? ""),
    );
    await embed.getByRole("button", { name: /^Play/ }).click();
    const frame = embed.frameLocator("iframe");
    await frame.getByText("This video is no longer available.").waitFor(WAIT);
    expect(await frame.getByRole("link").getAttribute("target")).toBe("_blank");
  });
});
