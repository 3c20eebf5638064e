import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { idle } from "../harness/idle.js";
import { expectInert } from "../harness/inert.js";
import { becomes, fillSignIn, submitSignIn } from "../harness/reader.js";
import { OWN, READER } from "../harness/site.js";
import { it } from "../harness/test.js";

const SELECTION = "/case-selections/long-table";
const PDF = "/download/case-selections/long-table/1";
const ENABLE = { source: "quire", version: 1, type: "enable-paywall" };

const overlay = (page: Page): Locator => page.locator("quire-case-selection");
const dialog = (page: Page): Locator => overlay(page).locator("dialog");
const pdfLink = (page: Page): Locator => page.locator(".js-pdf").first();

/** Waits until the page listens for messages. From then on it intercepts clicks on PDF links. */
async function listens(page: Page): Promise<void> {
  await expect.poll(() => pdfLink(page).getAttribute("aria-disabled")).toBe("true");
}

async function openSelection(page: Page): Promise<void> {
  await page.goto(SELECTION);
  await becomes(page, "anonymous");
  await listens(page);
}

const post = (page: Page, ...messages: unknown[]) =>
  page.evaluate((all) => {
    for (const message of all) window.postMessage(message, location.origin);
  }, messages);

it("keeps the overlay closed and the PDFs locked for foreign messages (robustness-2)", async ({
  visits,
  site,
}) => {
  site.front.pages.set("https://evil.test/", { html: "<title>Stranger</title>" });
  const stranger = await visits.open("https://evil.test/");
  const opening = stranger.context().waitForEvent("page");
  await stranger.evaluate((address) => {
    Reflect.set(window, "victim", window.open(address));
  }, OWN + SELECTION);
  const victim = await opening;
  await victim.waitForLoadState("load");
  await becomes(victim, "anonymous");
  await listens(victim);
  await idle(victim);
  await expectInert(victim, () =>
    stranger.evaluate(
      (messages) => {
        for (const message of messages) Reflect.get(window, "victim").postMessage(message, "*");
      },
      [
        ENABLE,
        { type: "enable-paywall" },
        { ...ENABLE, type: "full-content-available", eid: "long-table", iid: "1" },
      ],
    ),
  );
});

it("signs in over the overlay; the reloaded page offers the PDFs (accounts-2.20)", async ({ visits }) => {
  const page = await visits.blank();
  await openSelection(page);
  await post(page, ENABLE);
  await dialog(page).getByRole("link", { name: "Already a subscriber? Sign in." }).click();
  const modal = page.locator("quire-auth-modal");
  await modal.locator('input[name="password"]').waitFor();
  expect(await modal.getAttribute("paywall")).not.toBeNull();
  await fillSignIn(modal);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
  await expect.poll(() => pdfLink(page).getAttribute("href")).toBe(PDF);
  const answer = await page.request.get(PDF);
  expect(answer.headers()["content-type"]).toBe("application/pdf");
  expect((await answer.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await post(page, ENABLE);
  await expect
    .poll(() => overlay(page).locator('[part="greeting"]').textContent())
    .toBe(`Hi, ${READER.firstName}.`);
}, 90_000);
