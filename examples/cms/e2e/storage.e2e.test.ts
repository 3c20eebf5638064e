import type { Page } from "playwright";
import { expect } from "vitest";
import { becomes, fillSignIn, openSignIn, signIn, submitSignIn } from "./harness/reader.js";
import { OWN, READER } from "./harness/site.js";
import { it } from "./harness/test.js";

it("mounts widgets without an error in a sandboxed frame whose storage throws (robustness-14)", async ({
  visits,
  site,
}) => {
  // The frame has an opaque origin, so it loads the site's files like a partner's page.
  site.front.pages.set("https://shop.test/", {
    html: `<iframe sandbox="allow-scripts" width="800" height="600" src="https://shop.test/inner"></iframe>`,
  });
  site.front.pages.set("https://shop.test/inner", {
    html: `<!doctype html><html lang="en"><title>Inner</title>
      <script type="application/json" data-quire-config>{"api": "${OWN}/api/"}</script>
      <script type="module" src="${OWN}/quire/quire.js" data-origins="${OWN}"></script>
      <quire-mini-cart><a href="/shopping-cart">Cart</a></quire-mini-cart>
      <a href="/sign-in" data-quire-open="auth-modal" data-mode="sign-in">Sign in</a>`,
  });
  const page = await visits.open("https://shop.test/");
  const inner = page.frames().find((frame) => frame.url().endsWith("/inner"));
  const throws = "(() => { try { localStorage; return false } catch { return true } })()";
  expect(await inner?.evaluate(throws)).toBe(true);
  await inner?.locator("quire-mini-cart").getByRole("button").first().click();
  await inner?.locator("quire-mini-cart dialog[open]").waitFor();
  await expect.poll(() => inner?.evaluate('customElements.get("quire-mini-cart") !== undefined')).toBe(true);
  await inner?.locator("quire-mini-cart").getByRole("button", { name: "Close" }).click();
  await inner?.locator("[data-quire-open]").click();
  await inner?.locator('quire-auth-modal input[name="password"]').waitFor();
});

it("tolerates malformed cookies (robustness-16)", async ({ visits, site }) => {
  const page = await visits.blank();
  const url = site.origin;
  await page.context().addCookies([
    { name: "toString", value: "1", url },
    { name: "__proto__", value: "1", url },
    { name: "subscription-breadcrumb", value: "%E0%A4%A", url },
    { name: "quire_session", value: "no-such-token", url },
  ]);
  await page.goto("/");
  await signIn(page);
  await page.locator('[data-quire-do="sign-out"]').first().click();
  await becomes(page, "anonymous");
});

/** Returns all data of Quire that scripts of a page can read, with its analytics events. */
const readable = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]),
  );

it("keeps password and session away from scripts after sign-in (robustness-17)", async ({ visits }) => {
  const logLines: string[] = [];
  const page = await visits.blank();
  await page.exposeBinding("tellAnalytics", (_, text: string) => logLines.push(text));
  await page.addInitScript(() => {
    for (const name of ["sign-in", "register", "form-interaction"]) {
      addEventListener(name, (event) =>
        Reflect.get(window, "tellAnalytics")(JSON.stringify([event.type, Reflect.get(event, "detail")])),
      );
    }
  });
  await page.goto("/");
  const modal = await openSignIn(page);
  await fillSignIn(modal);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
  const cookies = await page.context().cookies();
  for (const { name, value } of cookies) expect(name.length + value.length).toBeLessThan(4096);
  const session = cookies.find(({ name }) => name === "quire_session");
  expect(session?.httpOnly).toBe(true);
  const everything = [await readable(page), ...addresses, ...logLines].join("\n");
  expect(logLines.length).toBeGreaterThan(0);
  expect(everything).not.toContain(READER.password);
  expect(everything).not.toContain(session?.value ?? "no session");
});
