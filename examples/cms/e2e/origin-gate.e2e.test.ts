import { fileURLToPath } from "node:url";
import type { Page } from "playwright";
import { beforeAll, expect } from "vitest";
import { idle } from "./harness/idle.js";
import { expectInert } from "./harness/inert.js";
import { OWN } from "./harness/site.js";
import { sourceScript } from "./harness/source-script.js";
import { it } from "./harness/test.js";

const ENTRY = fileURLToPath(new URL("../../../packages/base/core/src/bridge/index.ts", import.meta.url));
const PAGE = `${OWN}/privacy-policy`;
const ENABLE = { source: "quire", version: 1, type: "enable-paywall" };
const BARE = { type: "enable-paywall" };

/** Opens a gate that shows a paywall. Fields are not validated, because the page has no schemas. */
const OPEN_GATE = `
  window.gate = quireBridge.openGate({
    schemas: { "enable-paywall": { "~run": (dataset) => ({ ...dataset, typed: true, value: {} }) } },
    handlers: {
      "enable-paywall": (_, sender) => {
        document.body.append(Object.assign(document.createElement("aside"), { className: "paywall" }));
        sender.reply({ type: "paywall-shown" });
      },
    },
    bare: ["enable-paywall"],
  });`;

let bridge = "";

beforeAll(async () => {
  bridge = await sourceScript(ENTRY, "quireBridge");
});

const paywalls = (page: Page) => page.locator("aside.paywall").count();

/** Returns a page that a foreign page opened with an opener. */
async function openedBy(stranger: Page): Promise<Page> {
  const opening = stranger.context().waitForEvent("page");
  await stranger.evaluate((address) => {
    Reflect.set(window, "victim", window.open(address));
  }, PAGE);
  const victim = await opening;
  await victim.waitForLoadState("load");
  await idle(victim);
  await victim.evaluate(bridge + OPEN_GATE);
  return victim;
}

const post = (page: Page, ...messages: unknown[]) =>
  page.evaluate((all) => {
    for (const message of all) Reflect.get(window, "victim").postMessage(message, "*");
  }, messages);

/** Origins of senders. The gate's own tests check more origins. */
const STRANGERS = ["https://quire.test.evil.test", "http://quire.test"];

for (const origin of STRANGERS) {
  it(`ignores enable-paywall from ${origin} (accounts-6.6, robustness-2)`, async ({ visits, site }) => {
    site.front.pages.set(`${origin}/`, { html: "<title>Stranger</title>" });
    const stranger = await visits.open(`${origin}/`);
    expect(await stranger.evaluate(() => location.origin)).toBe(origin);
    const victim = await openedBy(stranger);
    await expectInert(victim, async () => {
      await post(stranger, ENABLE, BARE, ENABLE, BARE, ENABLE);
      // The messages travel between processes.
      await expect.poll(() => victim.evaluate("window.gate.rejected.origin")).toBe(5);
    });
    expect(await paywalls(victim)).toBe(0);
  });
}

it("accepts and answers the same message from the product's own origin (robustness-2)", async ({
  visits,
}) => {
  const opener = await visits.open(`${OWN}/subscriber-help`);
  const page = await openedBy(opener);
  const answer = opener.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("message", ({ data, origin }) => resolve({ data, origin }));
      }),
  );
  await post(opener, ENABLE);
  expect(await answer).toEqual({ data: { ...ENABLE, type: "paywall-shown" }, origin: OWN });
  expect(await paywalls(page)).toBe(1);
});

it("sends nothing to a partner's frame that navigated away (robustness-6)", async ({ visits, site }) => {
  const listen = `<script>window.received = []; onmessage = ({ data }) => received.push(data);</script>`;
  const { pages } = site.front;
  pages.set("https://shop.test/", { html: `<iframe src="https://friend.test/"></iframe>` });
  pages.set("https://friend.test/", { html: listen });
  pages.set("https://evil.test/", { html: listen });
  const page = await visits.open("https://shop.test/");
  const frame = page.frames().find((one) => one.url() === "https://friend.test/");
  await page.evaluate(bridge);
  const greet = (name: string) =>
    page.evaluate(
      `quireBridge.send(document.querySelector("iframe").contentWindow, "https://friend.test", { type: "reader", name: ${JSON.stringify(name)} })`,
    );
  await greet("Robin");
  await expect
    .poll(() => frame?.evaluate("window.received"))
    .toEqual([{ source: "quire", version: 1, type: "reader", name: "Robin" }]);
  await frame?.goto("https://evil.test/");
  await greet("Robin");
  await page.evaluate(() => document.querySelector("iframe")?.contentWindow?.postMessage("last", "*"));
  await expect.poll(() => frame?.evaluate("window.received")).toEqual(["last"]);
});
