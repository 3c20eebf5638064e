import { expect } from "vitest";
import { add, addButton, becomes, openSignIn, showsInCart } from "./harness/reader.js";
import { it } from "./harness/test.js";

const CART = "/api/shopping-cart";

const getKey = ({ headers }: { headers: Readonly<Record<string, string>> }) =>
  headers["idempotency-key"] ?? "";

it("adds nothing twice when the answer to a completed write is lost (robustness-21)", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  await site.scenario.forgetRequests();
  // The browser itself repeats a request if a kept-alive connection breaks. Quire must handle the second
  // break.
  await site.scenario.fault({ kind: "cut-after", method: "POST", path: CART, times: 2 });
  const state = () => addButton(page).getAttribute("data-state");
  for (let tries = 0; tries < 3 && (await state()) !== "done"; tries++) {
    await addButton(page).click();
    await expect.poll(state).toMatch(/failed|done/);
  }
  expect(await state()).toBe("done");
  await showsInCart(page, 1);
  const keys = (await site.scenario.requests("POST", CART)).map(getKey);
  expect(keys.length).toBeGreaterThan(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]?.length).toBeGreaterThanOrEqual(16);
  await add(page, 1);
  expect((await site.scenario.requests("POST", CART)).map(getKey).at(-1)).not.toBe(keys[0]);
});

it("submits a page's plain sign-in form natively when page.js or the action is unavailable", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  for (const file of ["page.js", "actions/submit.js"]) {
    const page = await visits.blank();
    await page.route(`**/quire/${file}*`, (route) => route.abort());
    await page.goto("/sign-in?return=%2Ftopics");
    await page.locator('main [name="username"]').fill(account.emailAddress);
    await page.locator('main [name="password"]').fill(account.password);
    await page.locator('main [data-quire-do="submit"]').click();
    await page.waitForURL("**/topics");
  }
});

it("keeps the other widgets when a content blocker stops files named after sharing (beyond-249)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await page.route("**/quire/widgets/share-*", (route) => route.abort("blockedbyclient"));
  await page.goto("/");
  await becomes(page, "anonymous");
  await page.locator("main").evaluate((main) => {
    const bar = '<quire-share-bar><a href="/share">Share this page</a></quire-share-bar>';
    main.insertAdjacentHTML("afterbegin", `${bar}<button data-quire-open="share-flyout">Share</button>`);
  });
  const bar = page.locator("main quire-share-bar");
  const trigger = page.locator('main [data-quire-open="share-flyout"]');
  await expect.poll(() => bar.getAttribute("data-state"), { timeout: 15_000 }).toBe("error");
  await bar.getByRole("link", { name: "Share this page" }).waitFor();
  await trigger.click();
  await expect.poll(() => trigger.getAttribute("data-state"), { timeout: 15_000 }).toBe("failed");
  await add(page);
  await showsInCart(page, 1);
  await openSignIn(page);
});
