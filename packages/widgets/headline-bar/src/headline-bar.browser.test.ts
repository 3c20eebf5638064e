import { rendered } from "@quire/conformance/held-time";
import { afterEach, expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import "./define.js";

afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute("style");
  scrollTo(0, 0);
});

function insert(attributes: Readonly<Record<string, string>> = {}): HTMLElement {
  const host = document.createElement("quire-headline-bar");
  for (const [name, value] of Object.entries(attributes)) host.setAttribute(name, value);
  document.body.append(host);
  return host;
}

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part="${name}"]`);

it.each([
  ["utility", "Article"],
  ["spotlight", "Spotlight"],
  ["big-idea", "The Big Idea"],
])("has for the page type %s its own bar, labelled '%s' (content-2.24)", (type, label) => {
  const host = insert({ type, headline: "Listen First" });
  expect(part(host, "label")?.textContent).toBe(label);
  expect(part(host, "bar")?.dataset.type).toBe(type);
  expect(host.dataset.state).toBe("ready");
});

it("is plain for an unknown page type", () => {
  expect(part(insert({ type: "{oops" }), "bar")?.dataset.type).toBe("utility");
});

it("links its topic to /topic/{topic-name}", () => {
  const host = insert({ topic: "Finance & Investing" });
  expect(part(host, "topic")?.getAttribute("href")).toBe("/topic/finance--investing");
  expect(part(host, "topic")?.textContent).toBe("Finance & Investing");
});

it("links its topic to /topic/subject/{topic-slug} on a site with subject pages", () => {
  const host = insert({ topic: "Finance & Investing", "topic-route": "subject" });
  expect(part(host, "topic")?.getAttribute("href")).toBe("/topic/subject/finance-and-investing");
});

it("has no link if there is no topic", () => {
  expect(part(insert({ headline: "Listen First" }), "topic")?.checkVisibility()).toBe(false);
});

it("sticks to the window and shows the title once its place is out of view, and returns", async () => {
  document.body.style.minBlockSize = "4000px";
  const host = insert({ headline: "Listen First" });
  const height = host.offsetHeight;
  expect(part(host, "headline")?.checkVisibility()).toBe(false);
  scrollTo(0, 800);
  await expect.poll(() => part(host, "headline")?.checkVisibility()).toBe(true);
  await expect.poll(() => part(host, "bar")?.getBoundingClientRect().top).toBe(0);
  expect(host.offsetHeight).toBe(height);
  scrollTo(0, 0);
  await expect.poll(() => part(host, "headline")?.checkVisibility()).toBe(false);
});

it("keeps its space in the page while it sticks, also with several lines", async () => {
  document.body.style.minBlockSize = "4000px";
  const host = insert({
    headline: "Listen First",
    topic: "Negotiation, and what comes of it in the long run",
  });
  host.style.inlineSize = "200px";
  const height = host.offsetHeight;
  expect(height).toBeGreaterThan(100);
  scrollTo(0, 800);
  await expect.poll(() => part(host, "bar")?.hasAttribute("data-following")).toBe(true);
  expect(host.offsetHeight).toBe(height);
  scrollTo(0, 0);
  await expect.poll(() => part(host, "bar")?.hasAttribute("data-following")).toBe(false);
  host.style.inlineSize = "600px";
  expect(host.offsetHeight).toBeLessThan(height);
});

it("scrolls away with the page in a low window", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(320, 256);
  onTestFinished(() => page.viewport(width, height));
  document.body.style.minBlockSize = "4000px";
  const host = insert({ headline: "Listen First" });
  scrollTo(0, 800);
  await expect.poll(() => part(host, "bar")?.hasAttribute("data-following")).toBe(true);
  expect(part(host, "bar")?.getBoundingClientRect().bottom).toBeLessThan(0);
});

it("sticks below other elements at the top of the window", async () => {
  document.body.style.minBlockSize = "4000px";
  const header = document.createElement("quire-header");
  header.setAttribute("style", "position: sticky; top: 0; display: block; height: 60px");
  document.body.append(header);
  const host = insert({ headline: "Listen First" });
  scrollTo(0, 800);
  await expect.poll(() => part(host, "bar")?.hasAttribute("data-following")).toBe(true);
  await expect.poll(() => Math.round(part(host, "bar")?.getBoundingClientRect().top ?? 0)).toBe(60);
});

it("does not stick if it is further down the page", async () => {
  document.body.style.minBlockSize = "4000px";
  const before = document.createElement("div");
  before.style.blockSize = "2000px";
  document.body.append(before);
  const host = insert({ headline: "Listen First" });
  await rendered();
  expect(part(host, "bar")?.hasAttribute("data-following")).toBe(false);
});

it("follows its attributes before the element's code loads", async () => {
  const host = insert({ topic: "Pricing" });
  host.setAttribute("topic", "Strategy");
  await expect.poll(() => part(host, "topic")?.getAttribute("href")).toBe("/topic/strategy");
});

it("keeps a long topic clear of its buttons at 320 px", async () => {
  const { innerWidth: width, innerHeight: height } = window;
  await page.viewport(320, 640);
  const host = insert({ type: "big-idea", topic: "Entrepreneurship" });
  const button = document.createElement("button");
  Object.assign(button, { slot: "actions", textContent: "Share" });
  button.style.inlineSize = "66px";
  host.append(button);
  const words = document.createRange();
  words.selectNodeContents(part(host, "topic") as HTMLElement);
  expect(words.getBoundingClientRect().right).toBeLessThanOrEqual(button.getBoundingClientRect().left);
  await page.viewport(width, height);
});

it("shows markup in a title literally (robustness-7)", () => {
  const host = insert({ headline: '<img src=x onerror="window.ran=1">', topic: "<b>x</b>" });
  expect(part(host, "headline")?.textContent).toBe('<img src=x onerror="window.ran=1">');
  expect(host.shadowRoot?.querySelector("img, b")).toBeNull();
});
