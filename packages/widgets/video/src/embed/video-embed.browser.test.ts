import { newPage } from "@quire/conformance/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../define/video-embed.js";
import "./framed/listen-to-frame.js"; // Loads the chunk early: Vite transforms it slowly on first request.

const PLAYING = new URL("../../test/playing-frame.html", import.meta.url).href;
const MESSAGE = {
  source: "quire",
  version: 1,
  type: "video-state",
  id: "1",
  name: "x",
  position: 1,
  duration: 2,
};

beforeEach(() => {
  newPage();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function insert(attributes: Readonly<Record<string, string>>) {
  const host = document.createElement("quire-video-embed");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const received: string[] = [];
  host.addEventListener("quire-playback", (event) => received.push(Reflect.get(event, "detail").state));
  document.body.append(host);
  return { host, received };
}

const find = (host: HTMLElement, part: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${part}"]`);
const frame = (host: HTMLElement) => host.shadowRoot?.querySelector("iframe");

/** Resolves with the next message for which `isMeant` returns true. */
const message = (isMeant: (event: MessageEvent) => boolean) =>
  new Promise<MessageEvent>((resolve) => {
    const record = (event: MessageEvent) => {
      if (!isMeant(event)) return;
      removeEventListener("message", record);
      resolve(event);
    };
    addEventListener("message", record);
  });

const said = (type: string) => message(({ data, source }) => source !== window && data.type === type);

/** Resolves when the listeners have handled all earlier messages. */
async function judged(): Promise<void> {
  const last = message(({ data }) => data === "last");
  window.postMessage("last", location.origin);
  await last;
}

describe("a video of another site", () => {
  it("shows a cover with the name of the video's site until the user plays it (beyond-21)", () => {
    const { host } = insert({ src: "https://site.test/video/embed/7001/a", heading: "A film" });
    expect(frame(host)).toBeNull();
    expect(find(host, "note")?.textContent).toBe("The video loads from site.test when you play it.");
    expect(host.shadowRoot?.querySelector("img, link, script")).toBeNull();
  });

  it("reports playback, takes the requested height, and pauses when another video plays", async () => {
    const [first, second] = [insert({ src: PLAYING }), insert({ src: PLAYING })];
    find(first.host, "start")?.click();
    await expect.poll(() => first.received).toEqual(["playing"]);
    await expect.poll(() => frame(first.host)?.style.minBlockSize).toBe("333px");
    find(second.host, "start")?.click();
    await expect.poll(() => first.received).toEqual(["playing", "paused"]);
    expect(second.received).toEqual(["playing"]);
  });

  describe("whose page does not answer", () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
    afterEach(() => void vi.useRealTimers());

    /** Starts a video whose page uses this message version. The element accepts only version 1. */
    async function play(version: number) {
      const all = insert({ src: `${PLAYING}?version=${version}` });
      const begun = vi.spyOn(globalThis, "setTimeout");
      find(all.host, "start")?.click();
      await expect.poll(() => begun.mock.calls.some(([, delay]) => delay === 8_000)).toBe(true);
      return all;
    }

    it("shows a notice with a link after 8 s, and removes it when the page answers (beyond-101)", async () => {
      const { host, received } = await play(9);
      host.innerHTML = '<a href="https://site.test/video/7001/a">A film</a>';
      const link = host.querySelector("a");
      vi.advanceTimersByTime(7_999);
      expect([find(host, "slow"), link?.checkVisibility()]).toEqual([null, false]);
      vi.advanceTimersByTime(1);
      expect(find(host, "slow")?.textContent).toContain("The video is taking longer than usual to load.");
      expect([link?.checkVisibility(), frame(host)?.isConnected]).toEqual([true, true]);
      link?.focus();
      const mark = frame(host)?.src.split("quire-frame=")[1];
      const { contentWindow: source = null } = frame(host) ?? {};
      const late = { data: { ...MESSAGE, mark, state: "playing" }, origin: location.origin, source };
      dispatchEvent(new MessageEvent("message", late));
      expect([received, find(host, "slow")]).toEqual([["playing"], null]);
      expect(host.shadowRoot?.activeElement).toBe(frame(host));
    });

    it("links to the video's page if the element has no content (beyond-101)", async () => {
      const { host } = await play(9);
      vi.advanceTimersByTime(8_000);
      const { href } = find(host, "slow")?.querySelector("a") ?? {};
      expect(href).toBe(frame(host)?.src.split("#")[0]);
    });

    it("shows no notice if the page answers in time (beyond-101)", async () => {
      const { host, received } = await play(1);
      await expect.poll(() => received).toEqual(["playing"]);
      vi.advanceTimersByTime(60_000);
      expect(find(host, "slow")).toBeNull();
    });
  });

  it("keeps playing when the page's policy blocks another frame of the same site (beyond-92)", async () => {
    const { host, received } = insert({ src: PLAYING });
    find(host, "start")?.click();
    await expect.poll(() => received).toEqual(["playing"]);
    const barred = { blockedURI: location.origin, effectiveDirective: "frame-src", disposition: "enforce" };
    const event = new Event("securitypolicyviolation");
    document.dispatchEvent(Object.assign(event, barred));
    expect([host.dataset.state, frame(host)?.isConnected]).toEqual(["ready", true]);
  });

  it("ignores messages from another window of the same origin (robustness-2)", async () => {
    const { host, received } = insert({ src: PLAYING });
    find(host, "start")?.click();
    await expect.poll(() => received).toEqual(["playing"]);
    window.postMessage({ ...MESSAGE, state: "ended" }, location.origin);
    await judged();
    expect(received).toEqual(["playing"]);
  });

  it("ignores messages from another frame of the page, even with the first frame's mark (robustness-2)", async () => {
    const { host, received } = insert({ src: PLAYING });
    find(host, "start")?.click();
    await expect.poll(() => received).toEqual(["playing"]);
    const mark = new URLSearchParams(frame(host)?.src.split("#")[1]).get("quire-frame");
    const forge = `parent.postMessage(${JSON.stringify({ ...MESSAGE, mark, state: "ended" })}, "*")`;
    for (const sandbox of ["allow-scripts", "allow-scripts allow-same-origin"]) {
      const other = document.createElement("iframe");
      other.setAttribute("sandbox", sandbox);
      other.srcdoc = `<script>${forge}</script>`;
      const forged = said("video-state");
      document.body.append(other);
      expect((await forged).data.mark).toBe(mark);
    }
    await judged();
    expect(received).toEqual(["playing"]);
  });

  it("ignores another page of the same site that replaces the video before the first load (beyond-22)", async () => {
    const { host, received } = insert({ src: PLAYING });
    find(host, "start")?.click();
    const other = `${PLAYING}?parent=${encodeURIComponent(location.origin)}`;
    const [loaded, first] = [
      new Promise((resolve) => frame(host)?.addEventListener("load", resolve)),
      said("video-state"),
    ];
    frame(host)?.setAttribute("src", other);
    await Promise.all([loaded, first]);
    // The first message made the element ask the frame. This one is the frame's answer.
    const second = said("video-state");
    await second;
    await judged();
    expect(frame(host)?.contentWindow?.location.href).toBe(other);
    expect(received).toEqual([]);
    expect(frame(host)?.style.minBlockSize).toBe("");
  });

  it("appends a unique mark to the fragment of each frame's URL", () => {
    const marks = [1, 2].map(() => {
      const { host } = insert({ src: `${PLAYING}#t=30` });
      find(host, "start")?.click();
      return new URL(frame(host)?.src ?? "").hash;
    });
    expect(marks[0]).toMatch(/^#t=30&quire-frame=\d+-\d+-\d+-\d+$/);
    expect(marks[1]).not.toBe(marks[0]);
  });

  it("ignores a frame that navigates to another site, and shows the cover again (beyond-22)", async () => {
    const { host, received } = insert({ src: PLAYING, heading: "A film" });
    find(host, "start")?.click();
    await new Promise((resolve) => frame(host)?.addEventListener("load", resolve));
    await expect.poll(() => received).toEqual(["playing"]);
    const forged = new Promise((resolve) => {
      addEventListener("message", ({ origin }) => origin === "null" && resolve(true));
    });
    const forge = `parent.postMessage(${JSON.stringify({ ...MESSAGE, state: "ended" })}, "*")`;
    frame(host)?.setAttribute("src", `data:text/html,<script>${encodeURIComponent(forge)}</script>`);
    await forged;
    await expect.poll(() => find(host, "note")?.textContent).toContain("The video was interrupted.");
    expect(received).toEqual(["playing", "paused"]);
    expect(host.shadowRoot?.activeElement).toBe(find(host, "start"));
    const getReports = vi.mocked(console.error).mock.calls.map(([line]) => String(line).split(":")[0]);
    expect(getReports).toContain("[quire] video/frame-left");
    find(host, "start")?.click();
    await expect.poll(() => received).toEqual(["playing", "paused", "playing"]);
  });

  it("keeps the frame when the page moves the element, and the frame loads again", async () => {
    const { host, received } = insert({ src: PLAYING });
    find(host, "start")?.click();
    await expect.poll(() => received).toEqual(["playing"]);
    const place = document.createElement("div");
    document.body.append(place);
    for (let move = 0; move < 2; move++) {
      const loaded = new Promise((resolve) => frame(host)?.addEventListener("load", resolve));
      place.parentNode?.append(place); // Moves it to where it already is.
      place.append(host);
      place.after(host);
      await loaded;
    }
    expect(frame(host)).not.toBeNull();
  });

  it("removes the frame when the element leaves the page, and can play again after its return", async () => {
    const { host, received } = insert({ src: PLAYING });
    find(host, "start")?.click();
    await expect.poll(() => received).toEqual(["playing"]);
    host.remove();
    await expect.poll(() => frame(host)).toBeNull();
    document.body.append(host);
    find(host, "start")?.click();
    await expect.poll(() => received).toEqual(["playing", "playing"]);
    expect(host.shadowRoot?.querySelectorAll("iframe").length).toBe(1);
  });

  it.each([0, 2])(
    "ignores messages of version %i, and reports the version once (beyond-23)",
    async (version) => {
      const { host, received } = insert({ src: `${PLAYING}?version=${version}` });
      find(host, "start")?.click();
      const getReports = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));
      await expect
        .poll(getReports)
        .toEqual([expect.stringContaining("This release of Quire does not support its version.")]);
      expect(received).toEqual([]);
      expect(frame(host)?.style.minBlockSize).toBe("");
    },
  );

  it("ignores violations of a report-only policy (beyond-22)", async () => {
    const { host, received } = insert({ src: PLAYING });
    find(host, "start")?.click();
    const tried = { effectiveDirective: "frame-src", violatedDirective: "frame-src", blockedURI: PLAYING };
    const page = { documentURI: location.href, originalPolicy: "frame-src 'none'", statusCode: 200 };
    const violate = () =>
      document.dispatchEvent(
        new SecurityPolicyViolationEvent("securitypolicyviolation", {
          ...tried,
          ...page,
          disposition: "report",
        }),
      );
    violate();
    await expect.poll(() => received).toEqual(["playing"]);
    violate();
    expect([frame(host) === null, host.dataset.state]).toEqual([false, "ready"]);
  });

  it.each(["", "javascript:alert(1)"])(
    "shows an error and the page's own link if its address is %j (beyond-22)",
    (src) => {
      const { host } = insert({ src });
      host.innerHTML = '<a href="https://site.test/video/7001/a">A film</a>';
      expect(host.dataset.state).toBe("error");
      expect(find(host, "embed")?.textContent).toBe("This video can’t be shown here.");
      expect(host.querySelector("a")?.checkVisibility()).toBe(true);
    },
  );

  it.each(["", "A film"])("has a frame with an accessible name for the heading %j", (heading) => {
    const { host } = insert({ src: PLAYING, heading });
    find(host, "start")?.click();
    expect(frame(host)?.title).toBe(heading || location.host);
  });
});

it("shows the page's own text in the page's style if there is no video (beyond-219)", async () => {
  document.body.setHTMLUnsafe(
    `<div style="font: italic 19px/2 serif; color: rgb(120, 20, 20)"><quire-video-embed><p>A film</p></quire-video-embed></div>`,
  );
  const host = document.querySelector<HTMLElement>("quire-video-embed");
  await expect.poll(() => host?.dataset["state"]).toBe("error");
  const { color, fontFamily, fontStyle } = getComputedStyle(host?.querySelector("p") ?? document.body);
  expect([color, fontFamily, fontStyle]).toEqual(["rgb(120, 20, 20)", "serif", "italic"]);
});
