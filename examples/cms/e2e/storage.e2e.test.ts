import type { Page } from "playwright";
import { expect } from "vitest";
import {
  add,
  becomes,
  fillSignIn,
  miniCart,
  openSignIn,
  showsInCart,
  signIn,
  signInQuickly,
  submitSignIn,
} from "./harness/reader.js";
import { OWN, READER } from "./harness/site.js";
import { it } from "./harness/test.js";

const KEYS = [
  "user",
  "cart",
  "shopping-cart",
  "help-messages",
  "follow-subscribe-data",
  "quire:user-validator",
  "quire:intent",
  "quire:lockout",
  "quire:region",
  "quire:registered",
  "quire:checkout",
];

it("in a sandboxed frame, whose storage throws, widgets mount and the page has no error (robustness-14)", async ({
  visits,
  site,
}) => {
  // The frame has an origin of its own, so the site's files come to it as to a partner's page.
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

it("where the storage is full, what was added is shown (robustness-15)", async ({ visits }) => {
  const page = await visits.blank();
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("Full.", "QuotaExceededError");
    };
  });
  await page.goto("/");
  await becomes(page, "anonymous");
  await add(page);
  await showsInCart(page, 1);
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).locator("[part=item]").first().waitFor();
});

const BROKEN = ["{oops", "null", "[]", '"abc"', "", '{"__proto__":{"x":1}}', '{"version":99,"value":1}'];

for (const text of BROKEN) {
  it(`with ${JSON.stringify(text)} under every key, the page starts from its defaults (robustness-16)`, async ({
    visits,
  }) => {
    const page = await visits.blank();
    await page.addInitScript(
      ([keys, value]) => {
        for (const key of keys) {
          localStorage.setItem(key, value);
          sessionStorage.setItem(key, value);
        }
      },
      [KEYS, text] as const,
    );
    await page.goto("/");
    await becomes(page, "anonymous");
    await showsInCart(page, 0);
    await miniCart(page).getByRole("button").first().click();
    await miniCart(page).getByText("Your Shopping Cart is empty.").waitFor();
    await page.goto("/gift");
    await page.locator('quire-paywall [data-quire-ui] input[name="username"]').waitFor();
    expect(await page.getByText(/Your account is (un)?(b?locked)/).count()).toBe(0);
    await page.locator("quire-paywall").getByRole("link", { name: "Create an account" }).click();
    await page.locator('quire-paywall input[name="optIn"]').waitFor();
    expect(await page.locator("quire-registration-banner [part=banner]").isVisible()).toBe(false);
  });
}

for (const crumb of ["%E0%A4%A", "{oops", "null", "%5B%5D", "%7B%22orderId%22%3A%7B%7D%7D"]) {
  it(`the breadcrumb cookie ${crumb} is removed, and nothing is activated (robustness-16)`, async ({
    visits,
    site,
  }) => {
    const page = await visits.blank();
    await page.context().addCookies([{ name: "subscription-breadcrumb", value: crumb, url: site.origin }]);
    await signInQuickly(page, READER);
    await site.scenario.forgetRequests();
    await page.goto("/privacy-policy");
    await becomes(page, "known");
    const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
    await expect.poll(cookies).not.toContain("subscription-breadcrumb");
    expect(await site.scenario.requests("POST", "/api/user/subscribe/checkoutComplete")).toEqual([]);
  });
}

it("odd cookies are harmless (robustness-16)", async ({ visits, site }) => {
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

/** What scripts of a page can read of what Quire keeps, and what it told analytics. */
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

it("after sign-in neither password nor session is where scripts can read (robustness-17)", async ({
  visits,
}) => {
  const told: string[] = [];
  const page = await visits.blank();
  await page.exposeBinding("tellAnalytics", (_, text: string) => told.push(text));
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
  const seen: string[] = [];
  page.on("request", (request) => seen.push(request.url()));
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
  const session = (await page.context().cookies()).find(({ name }) => name === "quire_session");
  expect(session?.httpOnly).toBe(true);
  const everything = [await readable(page), ...seen, ...told].join("\n");
  expect(told.length).toBeGreaterThan(0);
  expect(everything).not.toContain(READER.password);
  expect(everything).not.toContain(session?.value ?? "no session");
});

it("after registering on a card and linking a subscription no password is where scripts can read (robustness-17)", async ({
  visits,
}) => {
  const page = await visits.open("/gift");
  const seen: string[] = [];
  page.on("request", (request) => seen.push(request.url()));
  const card = page.locator("quire-paywall [data-quire-ui]");
  await page.locator("quire-paywall").getByRole("link", { name: "Create an account" }).click();
  const person = { firstName: "Kay", lastName: "Ept", password: "Kept#2026" };
  for (const [name, value] of Object.entries({ ...person, emailAddress: `kept-${Date.now()}@quire.test` }))
    await card.locator(`input[name="${name}"]`).fill(value);
  await card.locator('input[name="password"]').focus();
  await Promise.all([page.waitForURL(/registration=success/), page.keyboard.press("Enter")]);
  await becomes(page, "known");
  await page.goto("/subscriber-registration");
  const lookup = page.locator("quire-subscriber-lookup [data-quire-ui]");
  await lookup.locator('input[name="emailAddress"]').fill("print.uk@quire.test");
  await lookup.locator('input[name="accountNumber"]').fill("QU2002007");
  await page.keyboard.press("Enter");
  await lookup.locator('input[name="password"]').fill("Kept#2026");
  await page.keyboard.press("Enter");
  await lookup.getByRole("heading", { name: "Your subscription is linked" }).waitFor();
  const everything = [await readable(page), ...seen].join("\n");
  expect(everything).not.toMatch(/Kept#2026|Kept%232026/);
});

it("no cookie that scripts can write exceeds 4,096 bytes", async ({ visits }) => {
  const page = await visits.open("/");
  await signIn(page);
  for (const { name, value } of await page.context().cookies()) {
    expect(name.length + value.length).toBeLessThan(4096);
  }
});
