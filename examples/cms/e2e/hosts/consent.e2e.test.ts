import type { Page } from "playwright";
import { expect } from "vitest";
import { barePage } from "../harness/bare-page.js";
import { becomes, showsInCart } from "../harness/reader.js";
import { it } from "../harness/test.js";
import type { Visits } from "../harness/visits.js";

/** Opens a bare page on the site's own origin, with the loader's tag changed by `edit`. */
async function openBare(visits: Visits, edit: (html: string) => string): Promise<Page> {
  const page = await visits.blank();
  await page.route("**/bare", (route) =>
    route.fulfill({ contentType: "text/html", body: edit(barePage("")) }),
  );
  await page.goto("/bare");
  return page;
}

/** Runs a blocked script as consent managers and optimizers do: as a new tag with its attributes. */
const release = (page: Page, kept: string) =>
  page.evaluate((type) => {
    const blocked = document.querySelector<HTMLScriptElement>(`script[type="${type}"]`);
    if (!blocked) throw new Error("There is no blocked script.");
    const script = document.createElement("script");
    for (const { name, value } of blocked.attributes) if (name !== "type") script.setAttribute(name, value);
    blocked.replaceWith(script);
  }, kept);

it.for([
  ["a consent manager", "text/plain"],
  ["Rocket Loader", "0123456789abcdef-text/javascript"],
])("starts when %s releases the blocked tag (beyond-401)", async ([, type = ""], { visits }) => {
  const page = await openBare(visits, (html) =>
    html.replace("<script defer", `<script type="${type}" defer`),
  );
  await page.getByRole("button", { name: "Add to cart" }).waitFor();
  expect(await page.locator("quire-mini-cart[data-state]").count()).toBe(0);
  await release(page, type);
  await becomes(page, "anonymous");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await showsInCart(page, 1);
});

it("holds analytics events back until the page has the user's consent (beyond-402)", async ({ visits }) => {
  const page = await openBare(visits, (html) => html.replace("<html", '<html data-quire-consent="wait"'));
  const events: string[] = [];
  await page.exposeFunction("noteEvent", (name: string) => events.push(name));
  await page.evaluate(() =>
    document.body.addEventListener("add-to-cart", () => Reflect.get(window, "noteEvent")("add-to-cart")),
  );
  await becomes(page, "anonymous");
  await page.getByRole("button", { name: "Add to cart" }).click();
  await showsInCart(page, 1);
  expect(events).toEqual([]);
  await page.evaluate(() => {
    document.documentElement.dataset["quireConsent"] = "given";
    document.dispatchEvent(new CustomEvent("quire-consent"));
  });
  await expect.poll(() => events).toEqual(["add-to-cart"]);
});
