import type { Page } from "playwright";
import { expect } from "vitest";
import { fillSignIn, openSignIn, submitSignIn } from "./harness/reader.js";
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

/** Records the analytics events of a browser's pages, also over reloads. Each event has a listener that throws too. */
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
