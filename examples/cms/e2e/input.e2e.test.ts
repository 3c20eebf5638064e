import { expect } from "vitest";
import { becomes, fillSignIn, openSignIn, submitSignIn } from "./harness/reader.js";
import { OWN } from "./harness/site.js";
import { it } from "./harness/test.js";

it("calls no global function that an attribute names (robustness-11)", async ({ visits }) => {
  const page = await visits.open("/");
  await page.evaluate(() => {
    Reflect.set(window, "called", 0);
    Reflect.set(window, "spy", () => Reflect.set(window, "called", 1));
    const template = document.createElement("template");
    template.innerHTML = ["spy", "eval", "alert"]
      .map(
        (name) =>
          `<quire-mini-cart loading="eager" heading="${name}" item-limit="${name}" on-item-removed="${name}" onItemRemoved="${name}" onItemAdd="${name}"></quire-mini-cart>
           <button data-quire-do="${name}">${name}</button><button data-quire-do="constructor">c</button>`,
      )
      .join("");
    document.querySelector("main")?.append(template.content);
  });
  await expect
    .poll(() => page.locator("main quire-mini-cart").last().getAttribute("data-state"))
    .toBe("empty");
  const button = page.locator('[data-quire-do="spy"]');
  await button.click();
  await expect.poll(() => button.getAttribute("data-state")).toBe("failed");
  expect(await page.evaluate(() => Reflect.get(window, "called"))).toBe(0);
});

it("follows a safe path exactly after sign-in and sign-out (robustness-13)", async ({ visits, site }) => {
  await site.scenario.captcha(false);
  const page = await visits.open(`${OWN}/subscriptions?return=${encodeURIComponent("/search?q=1#h")}`);
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  await submitSignIn(modal);
  await page.waitForURL(`${OWN}/search?q=1#h`);
  await becomes(page, "known");
  await page.goto(`${OWN}/logout?return=${encodeURIComponent("/topics?a=1")}`);
  expect(page.url()).toBe(`${OWN}/topics?a=1`);
  await becomes(page, "anonymous");
  await site.scenario.captcha(true);
});
