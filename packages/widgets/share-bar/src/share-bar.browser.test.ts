import { afterEach, expect, it, vi } from "vitest";
import "./define.js";

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

function insert(attributes: Readonly<Record<string, string>> = {}) {
  const host = document.createElement("quire-share-bar");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  const heard: unknown[] = [];
  host.addEventListener("quire-shared", (event) => heard.push(Reflect.get(event, "detail")));
  document.body.append(host);
  const shares = [...(host.shadowRoot?.querySelectorAll<HTMLElement>("[part=share]") ?? [])];
  return { host, heard, shares };
}

const URL_ = "https://site.test/2026/a?b=c";

it("leads to each network's own page, with what is shared (content-2.31)", () => {
  const { shares } = insert({ url: URL_, heading: "A & B" });
  const href = (i: number) => shares[i]?.getAttribute("href");
  expect(href(0)).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(URL_)}`);
  expect(href(1)).toBe(`https://x.com/intent/post?url=${encodeURIComponent(URL_)}&text=A+%26+B`);
  expect(href(3)).toBe(`mailto:?subject=A%20%26%20B&body=${encodeURIComponent(URL_)}`);
});

it("opens a popup of 700 by 450, and stays a link where that is blocked (content-2.31)", () => {
  const popup = { closed: false, opener: window, location: { replace: vi.fn() } };
  // The parts of a window that are used of it.
  const open = vi
    .spyOn(window, "open")
    .mockReturnValueOnce(popup as unknown as Window)
    .mockReturnValueOnce(null);
  const { heard, shares } = insert({ url: URL_ });
  const press = () => {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true });
    shares[0]?.addEventListener("click", (event) => event.preventDefault(), { once: true });
    const before = vi.spyOn(click, "preventDefault");
    shares[0]?.dispatchEvent(click);
    return before.mock.calls.length;
  };
  expect(press()).toBe(2);
  expect(open.mock.calls[0]?.[2]).toContain("width=700,height=450");
  expect(press()).toBe(1);
  expect(heard).toEqual(Array(2).fill({ provider: "Facebook", url: URL_ }));
});

it("copies the address, and shows it where that is refused", async () => {
  const { host, heard, shares } = insert({ url: URL_ });
  const status = () => host.shadowRoot?.querySelector("[part=status]")?.textContent;
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValueOnce();
  shares.at(-1)?.click();
  await expect.poll(status).toBe("Copied");
  expect(heard).toEqual([{ provider: "link", url: URL_ }]);
  write.mockRejectedValueOnce(new Error("Not allowed."));
  vi.spyOn(document, "execCommand").mockReturnValue(false);
  shares.at(-1)?.click();
  await expect.poll(status).toBe(`It could not be copied. Here is the link: ${URL_}`);
});

it("shares nothing that runs something", () => {
  const { host, shares } = insert({ url: "javascript:alert(1)" });
  expect([host.dataset.state, shares]).toEqual(["error", []]);
});
