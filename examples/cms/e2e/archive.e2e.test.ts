import type { Page } from "playwright";
import { describe, expect } from "vitest";
import { it } from "./harness/test.js";

const picker = (page: Page) => page.locator("quire-issue-picker");
const contents = (page: Page) => page.locator("quire-issue-contents");

describe("the archive", () => {
  it("an issue that there is not is a page that says so, 404, with the picker", async ({ visits }) => {
    const page = await visits.blank();
    const answer = await page.goto("/archive-toc/BR9913");
    expect(answer?.status()).toBe(404);
    await page.getByRole("heading", { level: 1, name: "There is no such issue" }).waitFor();
    await expect.poll(() => picker(page).getAttribute("data-state"), { timeout: 15_000 }).toBe("ready");
  });

  it("without script is a form that goes to the issue of a month, and its contents (content-2.64)", async ({
    visits,
  }) => {
    const page = await visits.open("/archive-toc", { javaScriptEnabled: false });
    const form = page.locator(".issue-form");
    await form.getByLabel("Year").selectOption("1971");
    await form.getByLabel("Month").selectOption("April");
    await page.getByRole("button", { name: "Go to the issue" }).click();
    await page.waitForURL("**/archive-toc/3992");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("March–April 1971");
    expect(await page.locator(".issue-items a").count()).toBe(4);
    expect((await page.request.get("/archive-toc?year=1971&month=13")).status()).toBe(404);
    expect((await page.request.get("/archive-toc?year=1955&month=1")).status()).toBe(404);
  });

  it("while the feed fails, the server's contents stay", async ({ visits, site }) => {
    await site.scenario.fault({ kind: "status", status: 500, path: "/api/magazine/1/100", times: 50 });
    const page = await visits.open("/archive-toc/3991");
    await expect.poll(() => contents(page).getAttribute("data-state"), { timeout: 25_000 }).toBe("error");
    expect(await page.locator(".issue-items a").first().isVisible()).toBe(true);
    await picker(page).getByText("could not be loaded").waitFor();
    await site.scenario.clearFaults();
    await picker(page).getByRole("button", { name: "Try again" }).click();
    await expect.poll(() => picker(page).getAttribute("data-state"), { timeout: 15_000 }).toBe("ready");
  });
});
