import { expect } from "vitest";
import { waitingWrites } from "./harness/outbox.js";
import { add, addButton, miniCart, showsInCart, signIn } from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

it("shows each failure and keeps loaded data when the server stops", async ({ visits, site }) => {
  const page = await visits.open("/", { viewport: { width: 375, height: 740 } });
  await signIn(page, { ...READER, ...(await site.scenario.account()) });
  const follow = page.locator('[data-quire-do="follow"]').first();
  const followState = () => follow.getAttribute("data-state");
  // The idle page prefetches code for clicks. These first uses ensure that it is loaded.
  await follow.click();
  await page.locator("quire-toast").getByRole("button", { name: "Undo" }).click();
  await expect.poll(followState).toBe("idle");
  await add(page);
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).locator("[part=item]").first().waitFor();
  await site.stop();
  await miniCart(page).locator("[part=remove]").click();
  await miniCart(page).getByText("Couldn’t remove this item. Please try again.").waitFor({ timeout: 20_000 });
  await page.keyboard.press("Escape");
  const second = addButton(page, 1);
  await second.click();
  await expect.poll(() => second.getAttribute("data-state"), { timeout: 20_000 }).toBe("failed");
  await showsInCart(page, 1);
  await follow.click();
  // A write that can wait is stored, and shows as done.
  await expect.poll(() => waitingWrites(page)).toContain("follow");
  await expect.poll(followState).toBe("on");
  // Closes the toast with Undo, which would cover the page's last line.
  await page.locator("quire-toast").getByRole("button", { name: "Close" }).click();
  await page.locator('[data-quire-do="sign-out"]').first().click();
  await expect
    .poll(() => page.locator('[data-quire-do="sign-out"]').first().getAttribute("data-state"), {
      timeout: 20_000,
    })
    .toBe("failed");
  expect(new URL(page.url()).pathname).toBe("/");
});
