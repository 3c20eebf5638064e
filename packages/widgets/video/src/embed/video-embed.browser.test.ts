import { newPage } from "@quire/testing/new-page";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import "../define/video-embed.js";

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
  const heard: string[] = [];
  host.addEventListener("quire-playback", (event) => heard.push(Reflect.get(event, "detail").state));
  document.body.append(host);
  return { host, heard };
}

const find = (host: HTMLElement, part: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${part}"]`);
const frame = (host: HTMLElement) => host.shadowRoot?.querySelector("iframe");

describe("a video of another site", () => {
  it("is a cover until it is played, and says where it comes from (beyond-21)", () => {
    const { host } = insert({ src: "https://site.test/video/embed/7001/a", heading: "A film" });
    expect(frame(host)).toBeNull();
    expect(find(host, "note")?.textContent).toBe("The video is loaded from site.test when you play it.");
    expect(host.shadowRoot?.querySelector("img, link, script")).toBeNull();
  });

  it("tells what plays, takes the height that it asks for, and pauses when another plays", async () => {
    const [first, second] = [insert({ src: PLAYING }), insert({ src: PLAYING })];
    find(first.host, "start")?.click();
    await expect.poll(() => first.heard).toEqual(["playing"]);
    await expect.poll(() => frame(first.host)?.style.minBlockSize).toBe("333px");
    find(second.host, "start")?.click();
    await expect.poll(() => first.heard).toEqual(["playing", "paused"]);
    expect(second.heard).toEqual(["playing"]);
  });

  it("hears no other window, though of the same origin (robustness-2)", async () => {
    const { host, heard } = insert({ src: PLAYING });
    find(host, "start")?.click();
    await expect.poll(() => heard).toEqual(["playing"]);
    window.postMessage({ ...MESSAGE, state: "ended" }, location.origin);
    await new Promise((resolve) => {
      addEventListener("message", resolve, { once: true });
      window.postMessage("last", location.origin);
    });
    expect(heard).toEqual(["playing"]);
  });

  it("a frame that is led elsewhere is believed nothing more, and the cover comes back (beyond-22)", async () => {
    const { host, heard } = insert({ src: PLAYING, heading: "A film" });
    find(host, "start")?.click();
    await new Promise((resolve) => frame(host)?.addEventListener("load", resolve));
    await expect.poll(() => heard).toEqual(["playing"]);
    const forged = new Promise((resolve) => {
      addEventListener("message", ({ origin }) => origin === "null" && resolve(true));
    });
    const forge = `parent.postMessage(${JSON.stringify({ ...MESSAGE, state: "ended" })}, "*")`;
    frame(host)?.setAttribute("src", `data:text/html,<script>${encodeURIComponent(forge)}</script>`);
    await forged;
    await expect.poll(() => find(host, "note")?.textContent).toContain("The video was interrupted.");
    expect(heard).toEqual(["playing", "paused"]);
    expect(host.shadowRoot?.activeElement).toBe(find(host, "start"));
    const told = vi.mocked(console.error).mock.calls.map(([line]) => String(line).split(":")[0]);
    expect(told).toContain("[quire] video/frame-left");
    find(host, "start")?.click();
    await expect.poll(() => heard).toEqual(["playing", "paused", "playing"]);
  });

  it("a frame that is moved with its page begins anew, and is not taken for another", async () => {
    const { host, heard } = insert({ src: PLAYING });
    find(host, "start")?.click();
    await expect.poll(() => heard).toEqual(["playing"]);
    const place = document.createElement("div");
    document.body.append(place);
    for (let move = 0; move < 2; move++) {
      const loaded = new Promise((resolve) => frame(host)?.addEventListener("load", resolve));
      place.parentNode?.append(place); // Where it stands already.
      place.append(host);
      place.after(host);
      await loaded;
    }
    expect(frame(host)).not.toBeNull();
  });

  it.each([0, 2])(
    "refuses what a page of version %i says, and tells of it once (beyond-23)",
    async (version) => {
      const { host, heard } = insert({ src: `${PLAYING}?version=${version}` });
      find(host, "start")?.click();
      const told = () => vi.mocked(console.error).mock.calls.map(([line]) => String(line));
      await expect.poll(told).toEqual([expect.stringContaining("It is of a version that this release")]);
      expect(heard).toEqual([]);
      expect(frame(host)?.style.minBlockSize).toBe("");
    },
  );

  it.each(["", "javascript:alert(1)"])("without an address that can be shown, as %j, it says so", (src) => {
    const { host } = insert({ src });
    expect(host.dataset.state).toBe("error");
    expect(find(host, "embed")?.textContent).toBe("This video cannot be shown here.");
  });
});
