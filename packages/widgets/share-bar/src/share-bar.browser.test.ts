import { afterEach, expect, it, vi } from "vitest";
import "./define.js";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function insert(attributes: Readonly<Record<string, string>> = {}) {
  const host = document.createElement("quire-share-bar");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const events: unknown[] = [];
  host.addEventListener("quire-shared", (event) => events.push(Reflect.get(event, "detail")));
  document.body.append(host);
  const ways = [...(host.shadowRoot?.querySelectorAll<HTMLElement>("[part=share]") ?? [])];
  const way = (name: string) => ways.find(({ ariaLabel }) => ariaLabel === name);
  return { host, events, ways, shares: ways.filter((one) => one.checkVisibility()), way };
}

const URL_ = "https://site.test/2026/a?b=c";

it("links to each network's share page, with the page's address and title (content-2.31)", () => {
  const { shares, way } = insert({ url: URL_, heading: "A & B" });
  expect(shares.map(({ ariaLabel, title, textContent }) => [ariaLabel, title, textContent])).toEqual(
    ["Copy link", "Share on Facebook", "Share on X", "Share on LinkedIn", "Share by email"].map((name) => [
      name,
      name,
      "",
    ]),
  );
  const href = (name: string) => way(name)?.getAttribute("href");
  expect(href("Share on Facebook")).toBe(
    `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(URL_)}`,
  );
  expect(href("Share on X")).toBe(`https://x.com/intent/post?url=${encodeURIComponent(URL_)}&text=A+%26+B`);
  expect(href("Share by email")).toBe(`mailto:?subject=A%20%26%20B&body=${encodeURIComponent(URL_)}`);
});

it("shares a title that ends inside a surrogate pair (beyond-93)", () => {
  const { host, way } = insert({ url: URL_, heading: "It works 🎉".slice(0, -1) });
  expect(host.dataset.state).toBe("ready");
  expect(way("Share by email")?.getAttribute("href")).toBe(
    `mailto:?subject=It%20works%20%EF%BF%BD&body=${encodeURIComponent(URL_)}`,
  );
});

it("opens a popup of 700 by 450, or follows the plain link when blocked (content-2.31, beyond-198)", () => {
  const popup = { closed: false, opener: window, location: { replace: vi.fn() } };
  // The popup has only the members of a window that the code uses.
  const open = vi
    .spyOn(window, "open")
    .mockReturnValueOnce(popup as unknown as Window)
    .mockReturnValueOnce(null);
  const { events, way } = insert({ url: URL_ });
  const facebook = way("Share on Facebook");
  const press = () => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    facebook?.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const before = vi.spyOn(click, "preventDefault");
    facebook?.dispatchEvent(click);
    return before.mock.calls.length;
  };
  expect(press()).toBe(2);
  expect(open.mock.calls[0]?.[2]).toContain("width=700,height=450");
  expect(press()).toBe(1);
  expect(events).toEqual([{ provider: "Facebook", url: URL_ }]);
});

it("copies the address, and shows it if copying is refused", async () => {
  const { host, events, way } = insert({ url: URL_ });
  const status = () => host.shadowRoot?.querySelector("[part=status]")?.textContent;
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  way("Copy link")?.click();
  await expect.poll(status).toBe("Copied");
  expect(events).toEqual([{ provider: "link", url: URL_ }]);
  write.mockRejectedValueOnce(new Error("Not allowed."));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  way("Copy link")?.click();
  await expect.poll(status).toBe(`Couldn’t copy it. Here’s the link: ${URL_}`);
});

it("does not share an unsafe address", () => {
  const { host, shares } = insert({ url: "javascript:alert(1)" });
  expect([host.dataset.state, shares]).toEqual(["error", []]);
});

it("starts with the device's share button, and reports its failure", async () => {
  const share = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new TypeError("No."));
  vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { share, canShare: () => true }));
  const { host, events, ways } = insert({ url: URL_, heading: "A" });
  expect(ways[0]?.ariaLabel).toBe("Share…");
  ways[0]?.click();
  await expect.poll(() => events).toEqual([{ provider: "device", url: URL_ }]);
  ways[0]?.click();
  const status = () => host.shadowRoot?.querySelector("[part=status]")?.textContent;
  await expect.poll(status).toBe("Couldn’t share from your device. Please choose another way.");
  expect(share.mock.calls[0]).toEqual([{ url: URL_, title: "A" }]);
});
