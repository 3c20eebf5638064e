import { describe, expect } from "vitest";
import { it } from "../harness/test.js";

describe("the archive", () => {
  it("opens an issue and its contents by a plain form without JS (content-2.64)", async ({ visits }) => {
    const page = await visits.open("/archive-toc", { javaScriptEnabled: false });
    const form = page.locator(".issue-form");
    await form.getByLabel("Year").selectOption("1971");
    await form.getByLabel("Month").selectOption("April");
    await page.getByRole("button", { name: "Go to issue" }).click();
    await page.waitForURL("**/archive-toc/3992");
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toContain("March–April 1971");
    expect(await page.locator(".issue-items a").count()).toBe(4);
    expect((await page.request.get("/archive-toc?year=1971&month=13")).status()).toBe(404);
    expect((await page.request.get("/archive-toc?year=1955&month=1")).status()).toBe(404);
  });
});
