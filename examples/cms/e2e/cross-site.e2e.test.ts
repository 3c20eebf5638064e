import { expect } from "vitest";
import { becomes, fillSignIn, openSignIn, showsInCart, submitSignIn } from "./harness/reader.js";
import { OWN, READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const FORM = `<form method="post" action="${OWN}/authenticate">
  <input name="username" value="${READER.emailAddress}"><input name="password" value="${READER.password}">
  <input name="return" value="/"><button>Win a prize</button></form>`;

it("rejects a sign-in by a form on another site", async ({ visits, site }) => {
  site.front.pages.set("https://evil.test/form", { html: FORM });
  const page = await visits.open("https://evil.test/form");
  // Waits for the response, because the next navigation would abort the request.
  await Promise.all([page.waitForResponse(`${OWN}/authenticate`), page.getByRole("button").click()]);
  await page.goto(`${OWN}/`);
  await becomes(page, "anonymous");
});

it("lets no other site fill the cart, sign the user out or frame the page", async ({ visits, site }) => {
  await site.scenario.captcha(false);
  const page = await visits.open(`${OWN}/topics`);
  const modal = await openSignIn(page);
  await fillSignIn(modal, { ...READER, ...(await site.scenario.account()) });
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
  site.front.pages.set("https://evil.test/attack", {
    html: `<img src="${OWN}/logout?return=/"><iframe src="${OWN}/topics"></iframe>`,
  });
  const evil = await page.context().newPage();
  await evil.goto("https://evil.test/attack");
  const status = await evil.evaluate(
    ([address, body]) =>
      fetch(address, { method: "POST", mode: "no-cors", credentials: "include", body }).then(
        ({ type }) => type,
        () => "refused",
      ),
    [`${OWN}/api/shopping-cart`, JSON.stringify({ items: [{ productId: "10042" }] })] as const,
  );
  expect(["opaque", "refused"]).toContain(status);
  const framed = evil.frames().find((frame) => frame !== evil.mainFrame());
  expect(await framed?.locator("main").count()).toBe(0);
  await page.reload();
  await becomes(page, "known");
  await showsInCart(page, 0);
  await site.scenario.captcha(true);
});
