import { expect } from "vitest";
import { it } from "./harness/test.js";

const ADDRESS = "/email-newsletters";

it("signs up by the page's form without JavaScript", async ({ visits }) => {
  const page = await visits.open(ADDRESS, { javaScriptEnabled: false });
  await page.locator('main input[name="newsletter"][value="First Chair"]').check();
  await page.locator('main input[name="email"]').fill("ada@quire.test");
  await page.locator('main form[action="/email-newsletters"] button').click();
  await page.waitForURL("**/email-newsletters?sent=1");
  expect(await page.getByRole("status").textContent()).toMatch(/^You’re signed up/);
});
