import type { Page } from "playwright";
import { expect } from "vitest";
import { waitingWrites } from "./harness/outbox.js";
import { becomes, openAs } from "./harness/reader.js";
import { it } from "./harness/test.js";

const message = (page: Page) => page.locator("quire-toast [part=message]");
const undo = (page: Page) => page.locator("quire-toast [part=undo]");

/** Adds a save button and a follow button to any page. */
async function putTriggers(page: Page, id = "10042", topic = "Strategy"): Promise<void> {
  await page.evaluate(
    ([itemId = "", name = ""]) => {
      const make = (action: string, data: Record<string, string>) => {
        const button = document.createElement("button");
        button.textContent = action;
        button.id = `test-${action}`;
        Object.assign(button.dataset, { quireDo: action, ...data });
        document.querySelector("main")?.prepend(button);
      };
      make("save", { itemId, itemTitle: "Pricing Is a Conversation", itemUrl: "/2026/07/pricing" });
      make("follow", { type: "topic", name });
    },
    [id, topic],
  );
}

const state = (page: Page, action: string) => page.locator(`#test-${action}`).getAttribute("data-state");

it("shows that writes wait offline, and sends each once on another page (beyond-8)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await openAs(visits, account, "/privacy-policy");
  await site.scenario.forgetRequests();
  await putTriggers(page, "10077", "Negotiation");
  // The first use loads the toast's code.
  await page.locator("#test-save").click();
  await expect.poll(() => message(page).textContent()).toBe("Saved!");
  await undo(page).click();
  await expect.poll(() => state(page, "save")).toBe("idle");
  await page.locator("#test-follow").click();
  await expect.poll(() => message(page).textContent()).toContain("You are now following");
  await undo(page).click();
  await expect.poll(() => state(page, "follow")).toBe("idle");
  const ended = async () => (await site.scenario.requests("DELETE", "/api/user/subscribe")).length;
  await expect.poll(ended).toBeGreaterThan(0);
  expect(await ended()).toBe(1);
  await expect.poll(() => waitingWrites(page)).toBe(""); // Also of what was saved.
  const context = page.context();
  await site.scenario.forgetRequests();
  await context.setOffline(true);
  await page.locator("#test-save").click();
  await expect
    .poll(() => message(page).textContent())
    .toBe("You’re offline. We’ll do this when you’re back online.");
  await page.locator("#test-follow").click();
  await expect.poll(() => state(page, "follow")).toBe("on");
  await page.close();
  expect(await site.scenario.requests("POST", "/api/user/saves")).toEqual([]);

  await context.setOffline(false);
  const [one, other] = await Promise.all([context.newPage(), context.newPage()]);
  await Promise.all([one.goto("/subscriber-help"), other.goto("/subscriptions")]);
  await Promise.all([becomes(one, "known"), becomes(other, "known")]);
  const stored = () => waitingWrites(one);
  await expect.poll(stored, { timeout: 20_000 }).toBe("");
  // Counts distinct keys. A request that is sent again after a lost answer has the same key.
  const getKeys = async (path: string) => {
    const posts = await site.scenario.requests("POST", path);
    return new Set(posts.map(({ headers }) => headers["idempotency-key"])).size;
  };
  expect(await getKeys("/api/user/saves")).toBe(1);
  expect(await getKeys("/api/user/subscribe")).toBe(1);
});
