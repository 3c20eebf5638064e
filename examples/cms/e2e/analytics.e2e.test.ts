import type { Page } from "playwright";
import { expect } from "vitest";
import { add, becomes, fillSignIn, miniCart, openSignIn, signIn, submitSignIn } from "./harness/reader.js";
import { it } from "./harness/test.js";

const NAMES = [
  "set-page-info",
  "sign-in",
  "register",
  "content-action",
  "follow",
  "unfollow",
  "form-interaction",
  "add-to-cart",
  "remove-from-cart",
  "mini-cart-interaction",
];

interface Heard {
  readonly name: string;
  readonly detail: unknown;
}

/** Has every page of the browser note what its analytics hear, over reloads too; each event has a listener that throws. */
async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  const heard: Heard[] = [];
  await page.context().exposeBinding("__heard", (_, name: string, detail: string) => {
    heard.push({ name, detail: JSON.parse(detail) });
  });
  await page.context().addInitScript((names) => {
    // A page's own mistake is its own: it is no fault of this test's page.
    addEventListener("error", (event) => {
      if (event.message.includes("a listener of the page")) event.preventDefault();
    });
    for (const name of names) {
      addEventListener(name, (event) => {
        const said = JSON.stringify((event as CustomEvent).detail ?? null);
        if (event.target === document.body) void Reflect.get(window, "__heard")(name, said);
      });
    }
  }, NAMES);
  return async () => heard;
}

const named = async (heard: () => Promise<Heard[]>, name: string) =>
  (await heard()).filter((one) => one.name === name).map(({ detail }) => detail);

async function put(page: Page, action: string, data: Record<string, string>): Promise<void> {
  await page.evaluate(
    ([name, given]) => {
      const button = document.createElement("button");
      button.textContent = button.id = `test-${name}`;
      Object.assign(button.dataset, { quireDo: name, ...(given as object) });
      document.querySelector("main")?.prepend(button);
    },
    [action, data] as const,
  );
}

it("set-page-info once a page, with page state, who reads, and 'Less Than One Day' since the last visit (content-4.19, content-7.31, content-9.19)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await visits.blank();
  const heard = await listen(page);
  await page.goto("/privacy-policy");
  await becomes(page, "anonymous");
  await expect.poll(() => named(heard, "set-page-info")).toMatchObject([{ isOfferPage: false }]);
  expect((await named(heard, "set-page-info"))[0]).not.toHaveProperty("userState");
  await signIn(page, account);
  await expect.poll(async () => (await named(heard, "set-page-info")).length).toBe(2);
  expect((await named(heard, "set-page-info"))[1]).toMatchObject({
    userState: "Registered",
    daysSinceLastVisit: "Less Than One Day",
  });
});

it("form-interaction and sign-in: started, failed, submitted, and nothing of what was typed (content-7.30, content-7.32)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await visits.blank();
  const heard = await listen(page);
  await page.goto("/privacy-policy");
  const modal = await openSignIn(page);
  await fillSignIn(modal, { ...account, password: "Not#this1" });
  await submitSignIn(modal);
  await expect
    .poll(() => named(heard, "form-interaction"))
    .toEqual([
      { form: "sign-in", action: "started" },
      { form: "sign-in", action: "submitted" },
      { form: "sign-in", action: "failed" },
    ]);
  expect(await named(heard, "sign-in")).toEqual([]);
  await fillSignIn(modal, account);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await expect.poll(() => named(heard, "sign-in")).toEqual([null]);
  expect(JSON.stringify(await heard())).not.toContain(account.password);
  expect(JSON.stringify(await heard())).not.toContain(account.emailAddress);
});

it("follow, unfollow, and content-action for what is saved, taken back and printed (content-7.28, content-7.29)", async ({
  visits,
  site,
}) => {
  const account = await site.scenario.account();
  const page = await visits.blank();
  const heard = await listen(page);
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.goto("/privacy-policy");
  await signIn(page, account);
  await put(page, "save", { itemId: "10042", itemTitle: "A title", itemUrl: "/a" });
  await put(page, "unsave", { itemId: "10042", itemTitle: "A title", itemUrl: "/a" });
  await put(page, "follow", { type: "topic", name: "Strategy" });
  await put(page, "unfollow", { type: "topic", name: "Strategy" });
  await put(page, "print", {});
  for (const [name, count] of [
    ["save", 1],
    ["unsave", 2],
    ["print", 3],
  ] as const) {
    await page.locator(`#test-${name}`).click();
    await expect.poll(async () => (await named(heard, "content-action")).length).toBe(count);
  }
  expect(await named(heard, "content-action")).toMatchObject([
    { action: "save", id: "10042", url: "/a" },
    { action: "unsave", id: "10042" },
    { action: "print", url: "/privacy-policy" },
  ]);
  await page.locator("#test-follow").click();
  await expect.poll(() => named(heard, "follow")).toEqual([{ type: "topic", name: "Strategy" }]);
  await page.locator("#test-unfollow").click();
  await expect.poll(() => named(heard, "unfollow")).toEqual([{ type: "topic", name: "Strategy" }]);
});

it("printMe prints a page that has no print trigger, and it is heard of (content-2.17)", async ({
  visits,
}) => {
  const page = await visits.blank();
  const heard = await listen(page);
  await page.addInitScript(() => {
    window.print = () => document.documentElement.toggleAttribute("data-test-printed", true);
  });
  await page.goto("/privacy-policy?printMe");
  await expect.poll(() => page.locator("html[data-test-printed]").count()).toBeGreaterThan(0);
  await expect
    .poll(() => named(heard, "content-action"))
    .toEqual([{ action: "print", url: "/privacy-policy" }]);
});

it("add-to-cart, mini-cart-interaction, which the checkout's steps are spared, and remove-from-cart (content-7.27)", async ({
  visits,
}) => {
  const page = await visits.blank();
  const heard = await listen(page);
  await page.goto("/");
  await becomes(page, "anonymous");
  await add(page);
  await expect.poll(() => named(heard, "add-to-cart")).toMatchObject([{ items: [{ quantity: 1 }] }]);
  await miniCart(page).locator("button").first().click();
  await expect.poll(async () => (await named(heard, "mini-cart-interaction")).length).toBeGreaterThan(0);
  const before = (await named(heard, "mini-cart-interaction")).length;
  await miniCart(page)
    .getByRole("button", { name: /remove/i })
    .first()
    .click();
  await expect.poll(() => named(heard, "remove-from-cart")).toMatchObject([{ quantity: 1 }]);
  await page.goto("/shopping-cart");
  await becomes(page, "anonymous");
  const after = (await named(heard, "mini-cart-interaction")).length;
  await miniCart(page).locator("button").first().click();
  await expect.poll(() => page.locator("quire-mini-cart").getAttribute("open")).not.toBeNull();
  expect((await named(heard, "mini-cart-interaction")).length).toBe(after);
  expect(after).toBeGreaterThanOrEqual(before);
});
