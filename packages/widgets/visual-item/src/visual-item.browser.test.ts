import { type Session, sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { page } from "vitest/browser";
import "./define.js";

const napkin = {
  id: "v-1",
  title: "The Napkin",
  url: "/visual-library/the-napkin",
  image: "/art/napkin.svg",
  summary: "A strategy in one drawing.",
  topic: "Strategy",
};
const guest: Session = { status: "anonymous" };
// A user like the session service sets it.
const known = (user: object) => ({ status: "known", user: { id: "7", ...user } }) as unknown as Session;
const subscriber = known({ status: "subscribers", subscriber: { digest: "d-9" } });
const reads = (session: Session) => sessionStore().setState(session, true);

function place(attributes: Readonly<Record<string, string>>, markup = ""): ShadowRoot {
  const host = document.createElement("quire-visual-item");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  host.innerHTML = markup;
  document.body.append(host);
  return host.shadowRoot as ShadowRoot;
}
const given = { item: JSON.stringify(napkin), asset: "the-napkin.svg" };
const part = (root: ShadowRoot, name: string) => root.querySelector<HTMLElement>(`[part="${name}"]`);
const files = (root: ShadowRoot) =>
  Array.from(root.querySelectorAll<HTMLAnchorElement>('[part="download"]'), (link) => [
    link.getAttribute("href"),
    link.textContent,
  ]);

const seen = (button: HTMLElement | null) =>
  Array.from(button?.children ?? [])
    .filter((words) => words.checkVisibility())
    .map(({ textContent }) => textContent)
    .join();

beforeEach(() => reads(guest));
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it("shows image and title without React", () => {
  const root = place(given);
  expect(part(root, "image")).toMatchObject({ alt: "A strategy in one drawing." });
  expect(part(root, "image")?.getAttribute("src")).toBe("/art/napkin.svg");
  expect(part(root, "link")?.getAttribute("href")).toBe("/visual-library/the-napkin");
  expect(part(root, "title")?.textContent).toBe("The Napkin");
  expect((root.host as HTMLElement).dataset.state).toBe("ready");
});

it("shows the page's own markup instead of image and title", async () => {
  const root = place(given, "<h2>My Napkin</h2>");
  await expect.element(page.getByRole("heading", { name: "My Napkin" })).toBeVisible();
  expect(part(root, "title")?.checkVisibility()).toBe(false);
  expect(part(root, "save")?.checkVisibility()).toBe(true);
});

it("has a save trigger with the whole item (content-2.50)", () => {
  const save = part(place(given), "save");
  expect(save?.dataset.quireDo).toBe("save");
  expect(JSON.parse(save?.dataset.item ?? "")).toEqual(napkin);
  expect(seen(save)).toBe("Save");
  save?.setAttribute("data-state", "on");
  expect(seen(save)).toBe("Saved");
});

it("hides save when it is read-only (content-6.10)", () => {
  const root = place({ ...given, "read-only": "" });
  expect(part(root, "save")?.checkVisibility()).toBe(false);
  (root.host as HTMLElement).setAttribute("read-only", "false");
  return expect.poll(() => part(root, "save")?.checkVisibility()).toBe(true);
});

it("lets a subscriber download at /visual-library/download/{subscriberId}/{asset} (content-2.12, content-6.7)", () => {
  reads(subscriber);
  const root = place({ ...given, downloads: '[{"link":"/files/napkin.pdf","format":"PDF"}]' });
  expect(files(root)).toEqual([
    ["/visual-library/download/d-9/the-napkin.svg", "Download"],
    ["/files/napkin.pdf", "Download PDF"],
  ]);
  expect(part(root, "subscribe")).toBeNull();
});

it("shows download links to everyone with the paywall flag (content-2.50, content-6.7)", () => {
  const root = place({ ...given, "paywall-enabled": "" });
  expect(files(root)).toEqual([["/visual-library/download/guest/the-napkin.svg", "Download"]]);
});

it("links other users to subscriptions, and guests also to sign-in", () => {
  const root = place({ ...given, "subscribe-href": "/join" });
  expect(files(root)).toEqual([]);
  expect(part(root, "note")?.textContent).toBe("Subscribers can download this.");
  expect(part(root, "subscribe")?.getAttribute("href")).toBe("/join");
  expect(part(root, "sign-in")?.dataset).toMatchObject({ quireOpen: "auth-modal", mode: "sign-in" });
  reads(known({ status: "registered" }));
  expect(part(root, "subscribe")).not.toBeNull();
  expect(part(root, "sign-in")).toBeNull();
});

it("shows neither files nor links while the user is unknown, and follows the session", () => {
  reads({ status: "unknown" });
  const root = place(given);
  expect(part(root, "files")?.childElementCount).toBe(0);
  reads(subscriber);
  expect(files(root)).toHaveLength(1);
  reads(guest);
  expect(files(root)).toEqual([]);
});

it("keeps the focus on unchanged elements", () => {
  reads(subscriber);
  const root = place(given);
  const link = part(root, "download");
  link?.focus();
  reads(known({ status: "subscribers", subscriber: { digest: "d-9" }, firstName: "Ada" }));
  expect(root.activeElement).toBe(link);
});

it("renders no links, images or files for unsafe addresses (robustness-8)", () => {
  reads(subscriber);
  const item = { ...napkin, url: "javascript:alert(1)", image: "data:text/html,x" };
  const downloads = '[{"link":"java\\nscript:alert(1)","format":"PDF"}]';
  const root = place({ item: JSON.stringify(item), downloads, "subscribe-href": "javascript:alert(1)" });
  expect(root.querySelector("a, img")).toBeNull();
  expect(part(root, "title")?.textContent).toBe("The Napkin");
  reads(guest);
  expect(part(root, "subscribe")?.getAttribute("href")).toBe("/subscriptions");
});

it("shows markup in its texts literally (robustness-7)", () => {
  const root = place({
    item: JSON.stringify({ ...napkin, title: "<img src=x onerror=alert(1)>", image: "" }),
  });
  expect(part(root, "title")?.textContent).toBe("<img src=x onerror=alert(1)>");
  expect(root.querySelector("img")).toBeNull();
});

it.each(["{oops", "null", "[]", '"a"', '{"id":7}', '{"__proto__":{"x":1}}'])(
  "ignores the invalid item %s (robustness-9, robustness-10)",
  (item) => {
    const root = place({ item, asset: "a.svg", downloads: "{oops" });
    expect(part(root, "save")?.hidden).toBe(true);
    expect((root.host as HTMLElement).dataset.state).toBe("empty");
    expect(Reflect.get({}, "x")).toBeUndefined();
  },
);

it("becomes ready when its markup arrives while the page still loads", async () => {
  const readyState = vi.spyOn(Document.prototype, "readyState", "get").mockReturnValue("loading");
  const { host } = place({});
  expect(host).toHaveProperty("dataset.state", "empty");
  host.append(document.createElement("img"));
  await expect.poll(() => (host as HTMLElement).dataset.state).toBe("ready");
  readyState.mockRestore();
});
