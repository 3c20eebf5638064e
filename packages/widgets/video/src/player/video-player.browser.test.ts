import { rendered } from "@quire/conformance/held-time";
import { newPage } from "@quire/conformance/new-page";
import { sessionStore } from "@quire/services/session";
import { keepVideoProgress } from "@quire/services/video";
import type { Fault, Video } from "@quire/testing";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { balance, captions, napkin, openVideos, queue, refusal, spoken } from "../../test/videos.js";
import "../define/video-player.js";

let service: ReturnType<typeof openVideos> | undefined;

beforeEach(() => {
  localStorage.clear();
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => {
  document.body.replaceChildren();
  service?.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function insert(attributes: Readonly<Record<string, string>>, videos: readonly Video[], ...faults: Fault[]) {
  service = openVideos({ videos, faults: faults.map((fault) => ({ times: Infinity, ...fault })) });
  const host = document.createElement("quire-video-player");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.textContent = "In its place";
  document.body.append(host);
  return host;
}

const find = (host: HTMLElement, part: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${part}"]`);
const all = (host: HTMLElement, part: string) => [
  ...(host.shadowRoot?.querySelectorAll<HTMLElement>(`[part="${part}"]`) ?? []),
];
const becomes = (host: HTMLElement, state: string) => expect.poll(() => host.dataset.state).toBe(state);
const press = (host: HTMLElement, part: string) => find(host, part)?.click();
const actions = (host: HTMLElement) => all(host, "action").map(({ textContent }) => textContent);
const problem = (host: HTMLElement) => find(host, "problem-text")?.textContent;

describe("before it is played", () => {
  it("shows a poster and a start button, and loads no media (content-2.65)", async () => {
    const host = insert({ "video-id": "7001" }, [napkin()]);
    await becomes(host, "ready");
    expect(find(host, "start")?.textContent).toBe("Play The napkin and the plan 0:24");
    expect(host.shadowRoot?.querySelector("video")).toBeNull();
    expect(performance.getEntriesByType("resource").filter(({ name }) => name.includes("screening"))).toEqual(
      [],
    );
    expect(service?.asked()).toEqual(["GET /playback/v1/accounts/quire/videos/7001"]);
  });

  it("names the saved position on the start button", async () => {
    keepVideoProgress("7001", 13, 24);
    const host = insert({ "video-id": "7001" }, [napkin()]);
    await becomes(host, "ready");
    expect(find(host, "start-label")?.textContent).toBe("Continue at 0:13");
  });

  it("updates the position when another tab changes it, for example by a sign-out (beyond-134)", async () => {
    const host = insert({ "video-id": "7001" }, [napkin()]);
    await becomes(host, "ready");
    const label = () => find(host, "start-label")?.textContent;
    const elsewhere = () => dispatchEvent(new StorageEvent("storage", { key: "quire:video-progress" }));
    keepVideoProgress("7001", 13, 24);
    elsewhere();
    expect(label()).toBe("Continue at 0:13");
    localStorage.clear();
    elsewhere();
    expect(label()).toBe("Play");
  });

  it("keeps the page's own content if the page names no video", async () => {
    const host = insert({}, []);
    await becomes(host, "misconfigured");
    const slot = host.shadowRoot?.querySelector("slot.in-place");
    expect(slot && getComputedStyle(slot).display).toBe("contents");
  });

  it("shows markup in the service's texts literally (robustness-7)", async () => {
    const name = "<img src=x onerror=alert(1)>";
    const host = insert({ "video-id": "7001" }, [{ ...napkin(), name, description: name }]);
    await becomes(host, "ready");
    expect(find(host, "name")?.textContent).toBe(name);
    expect(host.shadowRoot?.querySelector("[onerror]")).toBeNull();
  });
});

describe("problems, each with a next step", () => {
  const GONE = "This video is no longer available.";

  it.each<[string, Fault[], string]>([
    ["gone", [], GONE],
    [
      "for another country",
      [{ call: "playbackVideo", status: 403, body: refusal("ACCESS_DENIED", "CLIENT_GEO") }],
      "This video isn’t available in your country.",
    ],
    [
      "over",
      [{ call: "playbackVideo", status: 403, body: refusal("VIDEO_NOT_PLAYABLE") }],
      "The time to watch this video has ended.",
    ],
  ])("links to other videos if the video is %s", async (_, faults, words) => {
    const host = insert({ "video-id": "7001", "videos-href": "/films" }, [], ...faults);
    await becomes(host, "error");
    expect([problem(host), actions(host)]).toEqual([words, ["Other videos"]]);
    expect(find(host, "action")?.getAttribute("href")).toBe("/films");
  });

  it("offers a retry when the service is down", async () => {
    const host = insert({ "video-id": "7001" }, [napkin()]);
    const mend = service?.backend.fault({ call: "playbackVideo", status: 501, body: {}, times: Infinity });
    await becomes(host, "error");
    expect(actions(host)).toEqual(["Try again"]);
    mend?.();
    press(host, "action");
    await becomes(host, "ready");
    expect(find(host, "start")).not.toBeNull();
  });

  it("shows an error if the browser cannot play the files", async () => {
    const sources = [{ src: "https://playback.test/a.xyz", type: "video/x-unheard-of" }];
    const host = insert({ "video-id": "7001" }, [{ ...napkin(), sources }]);
    await becomes(host, "ready");
    press(host, "start");
    await becomes(host, "error");
    expect(problem(host)).toContain("Your browser can’t play this video");
  });

  it("offers a guest subscription and sign-in for a subscribers' video (content-6.11)", async () => {
    sessionStore().setState({ status: "anonymous" }, true);
    const host = insert({ "video-id": "7003", "subscribe-href": "/join" }, [balance()]);
    await becomes(host, "ready");
    press(host, "start");
    await expect.poll(() => problem(host)).toBe("This video is for subscribers.");
    expect(actions(host)).toEqual(["Subscribe", "Sign in"]);
    expect(find(host, "action")?.getAttribute("href")).toBe("/join");
  });

  it("offers a subscription on the poster to users without one, and follows the user (beyond-332)", async () => {
    sessionStore().setState({ status: "anonymous" }, true);
    const host = insert({ "video-id": "7003" }, [balance()]);
    const label = () => find(host, "start-label")?.textContent;
    await expect.poll(label).toBe("Subscribe to watch");
    const user = { firstName: "Ada", topics: [], newsletters: [], marketingCampaigns: [], tiers: [] };
    const known = (status: string) =>
      sessionStore().setState({ status: "known", user: { ...user, status } } as never, true);
    known("registered");
    expect(label()).toBe("Subscribe to watch");
    known("subscribers");
    expect(label()).toBe("Play");
    expect(find(host, "stage")?.hasAttribute("data-locked")).toBe(false);
    sessionStore().setState({ status: "unknown" }, true);
  });

  it("keeps the poster's offer when a saved position changes (beyond-332)", async () => {
    sessionStore().setState({ status: "anonymous" }, true);
    const host = insert({ "video-id": "7003" }, [balance()]);
    const label = () => find(host, "start-label")?.textContent;
    await expect.poll(label).toBe("Subscribe to watch");
    keepVideoProgress("7003", 13, 24);
    await rendered();
    expect(label()).toBe("Subscribe to watch");
  });
});

describe("a playlist", () => {
  it("lists its videos and marks the current one", async () => {
    const host = insert({ playlist: "8001" }, [napkin(), queue(), balance()]);
    await becomes(host, "ready");
    expect(all(host, "entry-note").map(({ textContent }) => textContent)).toEqual([
      "0:24",
      "0:18",
      "0:24 · Subscribers",
    ]);
    expect(all(host, "entry").map((entry) => entry.getAttribute("aria-current"))).toEqual([
      "true",
      null,
      null,
    ]);
    expect(find(host, "name")?.textContent).toBe("The napkin and the plan");
  });

  it("starts with the video of the `video-id` attribute", async () => {
    const host = insert({ playlist: "8001", "video-id": "7002" }, [napkin(), queue()]);
    await becomes(host, "ready");
    expect(find(host, "name")?.textContent).toBe("What a queue knows");
  });

  it("is empty without videos", async () => {
    await becomes(insert({ playlist: "8001" }, []), "empty");
  });
});

describe("the transcript (beyond-25)", () => {
  const lines = (host: HTMLElement) =>
    all(host, "line")
      .filter((line) => line.checkVisibility())
      .map(({ textContent }) => textContent);

  it("shows every line before playback, and filters lines by a search", async () => {
    const host = insert({ "video-id": "7001", transcript: "" }, [spoken()]);
    await expect
      .poll(() => lines(host))
      .toEqual([
        "0:00Every strategy began as one drawing.",
        "0:04Not a plan. A napkin, and a pen.",
        "0:08Draw three boxes: the customer, the promise, the rest.",
      ]);
    const search = find(host, "transcript-search");
    if (!(search instanceof HTMLInputElement)) throw new Error("There is no search.");
    search.value = "NAPKIN";
    search.dispatchEvent(new Event("input"));
    expect(lines(host)).toEqual(["0:04Not a plan. A napkin, and a pen."]);
    expect(host.shadowRoot?.querySelector("mark")?.textContent).toBe("napkin");
    expect(host.shadowRoot?.querySelector(".found")?.textContent).toBe("1 line found");
  });

  it.each(["silent.vtt", "videos.ts"])(
    "reports that the transcript is unavailable if its file is %s (beyond-126)",
    async (file) => {
      const src = new URL(`../../test/${file}`, import.meta.url).href;
      const film = { ...napkin(), text_tracks: [captions(src)] };
      const host = insert({ "video-id": "7001", transcript: "" }, [film]);
      await expect
        .poll(() => host.shadowRoot?.querySelector(".found")?.textContent)
        .toBe("Couldn’t load the transcript.");
    },
  );

  it("is hidden if the video has no captions", async () => {
    const host = insert({ "video-id": "7001", transcript: "" }, [napkin()]);
    await becomes(host, "ready");
    expect(host.shadowRoot?.querySelector<HTMLElement>(".aside")?.hidden).toBe(true);
  });
});

describe("while it plays", () => {
  const pressToPlay = () => page.getByRole("button", { name: /^Play (The|What)/ }).click();
  const media = (host: HTMLElement) => host.shadowRoot?.querySelector("video");
  const label = (host: HTMLElement, part: string) => find(host, part)?.getAttribute("aria-label");
  const key = (host: HTMLElement, name: string) =>
    find(host, "toggle")?.dispatchEvent(
      new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true }),
    );

  async function playing(attributes: Readonly<Record<string, string>> = {}) {
    const host = insert({ "video-id": "7001", ...attributes }, [spoken(), queue()]);
    const received: string[] = [];
    host.addEventListener("quire-playback", (event) => received.push(Reflect.get(event, "detail").state));
    await becomes(host, "ready");
    await pressToPlay(); // Browsers allow playback with sound only after a real press.
    await expect.poll(() => media(host)?.currentTime ?? 0).toBeGreaterThan(0);
    return { host, received };
  }

  it("shows controls over the video and moves the focus to them", async () => {
    const { host } = await playing();
    expect(host.shadowRoot?.activeElement).toBe(find(host, "toggle"));
    expect(label(host, "toggle")).toBe("Pause");
    expect(find(host, "speed")).not.toBeNull();
  });

  it("handles the usual player keys, and hides these events from the page's hotkeys", async () => {
    const { host, received } = await playing();
    const stray: string[] = [];
    document.body.addEventListener("keydown", ({ key: name }) => stray.push(name), { once: true });
    key(host, "k");
    await expect.poll(() => label(host, "toggle")).toBe("Play");
    key(host, "m");
    await expect.poll(() => label(host, "mute")).toBe("Unmute");
    key(host, ">");
    await expect.poll(() => media(host)?.playbackRate).toBe(1.25);
    expect(stray).toEqual([]);
    key(host, "q");
    expect(stray).toEqual(["q"]);
    expect(received).toEqual(["playing", "paused"]);
  });

  it("handles keys on a page where a library replaced `Element` (beyond-104)", async () => {
    vi.stubGlobal("Element", function ofPrototype() {});
    const { host } = await playing();
    key(host, "k");
    await expect.poll(() => label(host, "toggle")).toBe("Play");
  });

  it("offers no picture in picture when the browser has none", async () => {
    vi.spyOn(document, "pictureInPictureEnabled", "get").mockReturnValue(false);
    const { host } = await playing();
    await expect.poll(() => find(host, "speed")).toBeTruthy();
    const picture = [...(host.shadowRoot?.querySelectorAll<HTMLElement>("button") ?? [])].find(
      ({ ariaLabel }) => ariaLabel === "Picture in picture",
    );
    expect(picture?.checkVisibility() ?? false).toBe(false);
  });

  it("shows captions on request", async () => {
    const { host } = await playing();
    await expect.poll(() => find(host, "captions")?.checkVisibility()).toBe(true);
    expect(media(host)?.textTracks[0]?.mode).not.toBe("showing");
    press(host, "captions");
    await expect.poll(() => media(host)?.textTracks[0]?.mode).toBe("showing");
    await expect.poll(() => find(host, "captions")?.getAttribute("aria-pressed")).toBe("true");
  });

  it("keeps a focused select visible and focused when the player becomes narrow", async () => {
    const { host } = await playing();
    const language = () => host.shadowRoot?.querySelector<HTMLElement>("select[part=captions]");
    host.style.inlineSize = "700px";
    await expect.poll(() => language()?.checkVisibility()).toBe(true);
    language()?.focus();
    host.style.inlineSize = "375px";
    await expect.poll(() => find(host, "volume")?.checkVisibility()).toBe(false);
    // A browser removes the focus from a hidden element only later, so visibility is checked too.
    expect([host.shadowRoot?.activeElement, language()?.checkVisibility()]).toEqual([language(), true]);
    const ends = [...all(host, "fullscreen"), language()].map((it) => it?.getBoundingClientRect().right ?? 0);
    expect(Math.max(...ends)).toBeLessThanOrEqual(host.getBoundingClientRect().right);
    find(host, "toggle")?.focus();
    expect(language()?.checkVisibility()).toBe(false);
  });

  it("keeps the user's settings for the next video of the list (beyond-95)", async () => {
    const host = insert({ playlist: "8001" }, [spoken(), { ...spoken(), id: "7002", name: "What is next" }]);
    await becomes(host, "ready");
    await pressToPlay();
    await expect.poll(() => find(host, "captions")?.checkVisibility()).toBe(true);
    for (const name of ["ArrowDown", "m", ">", "c"]) key(host, name);
    const set = () => {
      const film = media(host);
      const shown = [...(film?.textTracks ?? [])].find(({ mode }) => mode === "showing");
      return [film?.muted, film?.volume, film?.playbackRate, shown?.language];
    };
    const chosen = [true, 0.9, 1.25, "en"];
    await expect.poll(set).toEqual(chosen);
    // The browser reports a new speed one task later.
    await expect.poll(() => media(host)?.defaultPlaybackRate).toBe(1.25);
    all(host, "entry")[1]?.click();
    await expect.poll(() => find(host, "name")?.textContent).toBe("What is next");
    await expect.poll(() => media(host)?.currentTime ?? 0).toBeGreaterThan(0);
    await expect.poll(set).toEqual(chosen);
    expect([label(host, "mute"), find(host, "captions")?.getAttribute("aria-pressed")]).toEqual([
      "Unmute",
      "true",
    ]);
  });

  it("shows its controls in one row on a page of 320 px", async () => {
    const { host } = await playing();
    host.style.inlineSize = "290px";
    await expect.poll(() => find(host, "captions")?.checkVisibility()).toBe(true);
    const tops = [...(find(host, "bar")?.querySelectorAll("button") ?? [])]
      .filter((it) => it.checkVisibility())
      .map((it) => it.getBoundingClientRect().top);
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size).toBe(1);
  });

  it.for([
    [400, 700],
    [300, 120],
  ])("fills a container of %i by %i px", async ([width, height]) => {
    const { host } = await playing({ fill: "" });
    Object.assign(host.style, { display: "block", inlineSize: `${width}px`, blockSize: `${height}px` });
    const box = (it: Element | null | undefined) => it?.getBoundingClientRect().height;
    await expect.poll(() => box(media(host))).toBe(height);
    const foot = (it: Element | null | undefined) => it?.getBoundingClientRect().bottom ?? Number.NaN;
    Object.assign(find(host, "waiting") ?? {}, { textContent: "Loading" }); // Until the next paint.
    expect(foot(find(host, "bar"))).toBeLessThanOrEqual(foot(host));
    expect(foot(find(host, "waiting"))).toBeLessThan(
      find(host, "timeline")?.getBoundingClientRect().top ?? Number.NaN,
    );
  });

  it("moves by one second for each arrow key on the timeline", async () => {
    const { host } = await playing();
    const line = find(host, "timeline");
    const press = (name: string) =>
      line?.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, composed: true }));
    key(host, "k");
    await expect.poll(() => media(host)?.paused).toBe(true);
    press("Home");
    await expect.poll(() => media(host)?.currentTime).toBe(0);
    press("ArrowUp");
    await expect.poll(() => media(host)?.currentTime).toBeCloseTo(1, 3);
    press("m");
    await expect.poll(() => media(host)?.muted).toBe(true);
  });

  it("has a start button when the browser pauses it, until it plays again (beyond-221)", async () => {
    const { host } = await playing();
    const film = media(host);
    HTMLMediaElement.prototype.pause.call(film); // Like a browser, bypasses the player's own `pause` method.
    await expect.poll(() => find(host, "start")?.textContent).toBe("Play");
    await userEvent.click(page.elementLocator(find(host, "start") ?? host));
    await expect.poll(() => film?.paused).toBe(false);
    await expect.poll(() => find(host, "start")).toBeNull();
    expect(host.shadowRoot?.activeElement).toBe(find(host, "toggle"));
  });

  it("has a start button when the browser refuses to play it (beyond-221)", async () => {
    const refuse = vi.spyOn(HTMLMediaElement.prototype, "play");
    refuse.mockRejectedValue(new DOMException("No gesture.", "NotAllowedError"));
    const host = insert({ "video-id": "7001" }, [napkin()]);
    await becomes(host, "ready");
    press(host, "start");
    await expect.poll(() => media(host)).not.toBeNull();
    await expect.poll(() => find(host, "start")?.checkVisibility()).toBe(true);
    refuse.mockRestore();
    await userEvent.click(page.elementLocator(find(host, "start") ?? host));
    await expect.poll(() => find(host, "start")).toBeNull();
  });

  it("has no start button when the user pauses it (beyond-221)", async () => {
    const { host } = await playing();
    key(host, "k");
    await expect.poll(() => media(host)?.paused).toBe(true);
    await rendered();
    expect(find(host, "start")).toBeNull();
  });

  it("pauses when another player on the page starts (beyond-24)", async () => {
    const { host, received } = await playing();
    const second = document.createElement("quire-video-player");
    second.setAttribute("video-id", "7002");
    document.body.append(second);
    await becomes(second, "ready");
    await pressToPlay();
    await expect.poll(() => media(second)?.paused).toBe(false);
    await expect.poll(() => media(host)?.paused).toBe(true);
    await expect.poll(() => received).toEqual(["playing", "paused"]);
  });

  it("marks the current transcript line (beyond-25)", async () => {
    const { host } = await playing({ transcript: "" });
    await expect
      .poll(() => host.shadowRoot?.querySelector("[part=line][aria-current]")?.textContent)
      .toContain("Every strategy");
  });

  it("marks the previous transcript line during silence, also after a seek (beyond-25)", async () => {
    const { host } = await playing({ transcript: "" });
    const line = () => host.shadowRoot?.querySelector("[part=line][aria-current]")?.textContent;
    await expect.poll(line).toContain("Every strategy");
    const film = media(host);
    film?.pause();
    for (const [position, words] of [
      [3600, "Draw three boxes"],
      [5, "Not a plan"],
    ] as const) {
      Object.defineProperty(film, "currentTime", { configurable: true, get: () => position });
      film?.dispatchEvent(new Event("timeupdate"));
      expect(line()).toContain(words);
    }
  });

  it("stops when the player is removed from the page", async () => {
    const { host } = await playing();
    const film = media(host);
    host.remove();
    await expect.poll(() => film?.paused).toBe(true);
    expect(film?.hasAttribute("src")).toBe(false);
  });
});
