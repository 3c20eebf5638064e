import { expect } from "vitest";
import { add, addButton, badge, becomes, showsInCart, signIn } from "./harness/reader.js";
import { READER } from "./harness/site.js";
import { it } from "./harness/test.js";

it("robustness 37: signed out in one tab, the other is signed out within a second, and drops what it had asked", async ({
  visits,
  site,
}) => {
  const first = await visits.open("/");
  await signIn(first, { ...READER, ...(await site.scenario.account()) });
  const second = await first.context().newPage();
  await second.goto("/topic/strategy");
  await becomes(second, "known");
  const follow = second.locator('[data-quire-do="follow"]').first();
  await site.scenario.fault({ kind: "delay", method: "POST", path: "/api/user/subscribe", delayMs: 4000 });
  await follow.click();
  await first.bringToFront();
  await first.locator('[data-quire-do="sign-out"]').first().click();
  await becomes(first, "anonymous");
  await expect
    .poll(() => second.locator("html").getAttribute("data-quire-user"), { timeout: 1000 })
    .toBe("anonymous");
  await second.waitForTimeout(4500); // The answer has come by now.
  expect(await follow.getAttribute("aria-pressed")).not.toBe("true");
  expect(await second.evaluate(() => localStorage.getItem("user"))).toBeNull();
});

it("robustness 37: a storage that is cleared in another tab makes the reader anonymous within a second", async ({
  visits,
  site,
}) => {
  const first = await visits.open("/topics");
  await signIn(first, { ...READER, ...(await site.scenario.account()) });
  const second = await first.context().newPage();
  await second.goto("/privacy-policy");
  await becomes(second, "known");
  await first.evaluate(() => localStorage.clear());
  await expect
    .poll(() => second.locator("html").getAttribute("data-quire-user"), { timeout: 1000 })
    .toBe("anonymous");
});

it("robustness 38: one tab adds X while the other adds Y, and both hold both, after a reload too", async ({
  visits,
  site,
}) => {
  const first = await visits.open("/");
  await becomes(first, "anonymous");
  await add(first, 3);
  const second = await first.context().newPage();
  await second.goto("/");
  await showsInCart(second, 1);
  await site.scenario.fault({
    kind: "delay",
    method: "POST",
    path: "/api/shopping-cart",
    delayMs: 700,
    times: 2,
  });
  await Promise.all([
    addButton(first, 0).dispatchEvent("click"),
    addButton(second, 1).dispatchEvent("click"),
  ]);
  for (const page of [first, second]) await showsInCart(page, 3);
  for (const page of [first, second]) {
    await page.reload();
    await showsInCart(page, 3);
  }
});

it("robustness 39: after another reader has signed in, no tab shows the first one's data", async ({
  visits,
  site,
}) => {
  const [one, two] = await Promise.all([
    site.scenario.account({ firstName: "Philippa", topics: ["Strategy"] }),
    site.scenario.account({ firstName: "Quentin" }),
  ]);
  const first = await visits.open("/");
  await signIn(first, { ...READER, ...one });
  await add(first);
  const second = await first.context().newPage();
  await second.goto("/topic/strategy");
  const follow = second.locator('[data-quire-do="follow"][data-name="Strategy"]').first();
  await expect.poll(() => follow.getAttribute("aria-pressed")).toBe("true");
  await showsInCart(second, 1);
  await first.bringToFront();
  await first.locator('[data-quire-do="sign-out"]').first().click();
  await becomes(second, "anonymous");
  await becomes(first, "anonymous");
  await signIn(first, { ...READER, ...two });
  await becomes(second, "known");
  await expect.poll(() => follow.getAttribute("aria-pressed")).toBe("false");
  await expect.poll(() => badge(second).evaluate((shown: HTMLElement) => shown.hidden)).toBe(true);
  for (const page of [first, second]) {
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toContain("Philippa");
    expect(kept).not.toContain(one.emailAddress);
  }
});
