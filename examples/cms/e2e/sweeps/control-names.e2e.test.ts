import type { Page } from "playwright";
import { expect } from "vitest";
import { PAGES } from "../harness/pages.js";
import { openAs } from "../harness/reader.js";
import { READER } from "../harness/site.js";
import { it } from "../harness/test.js";

/** The reset page is left out: its two password fields have buttons of the same name. */
const NAMED = PAGES.filter((path) => !path.startsWith("/reset-password"));

/** Names in the main part that controls of different targets share, shadow roots included. */
function sharedNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = new Map<string, Set<unknown>>();
    const visit = (root: Element | ShadowRoot) => {
      for (const element of root.querySelectorAll<HTMLElement>("*")) {
        if (element.shadowRoot) visit(element.shadowRoot);
        if (!element.matches("a[href], button") || !element.checkVisibility({ visibilityProperty: true }))
          continue;
        if (element.closest("[aria-hidden=true], [inert]")) continue;
        const labels = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
        const labelled = labels
          .map((id) => root.querySelector(`#${CSS.escape(id)}`)?.textContent ?? "")
          .join(" ");
        const name = (labelled || element.ariaLabel || element.textContent || "").replace(/\s+/g, " ").trim();
        const data = JSON.stringify(element.dataset);
        const isTrigger = element.matches("[data-quire-do], [data-quire-open]");
        const target =
          element.matches("a") && !isTrigger ? element.getAttribute("href") : isTrigger ? data : element;
        const key = `${element.matches("a") ? "link" : "button"} "${name}"`;
        targets.set(key, (targets.get(key) ?? new Set()).add(target));
      }
    };
    const main = document.querySelector("main");
    if (main) visit(main);
    if (targets.size === 0) return ["no control"];
    return [...targets].filter(([, all]) => all.size > 1).map(([name, all]) => `${name}: ${all.size}`);
  });
}

it.for(NAMED)(
  "names controls of different targets differently on %s (beyond-191)",
  async (path, { visits }) => {
    const page = await openAs(visits, READER, path);
    await page.waitForLoadState("networkidle");
    expect(await sharedNames(page)).toEqual([]);
  },
);

it("does not call a cart empty that fails to load, and keeps the ways to sign in (beyond-189, beyond-194)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await page.route("**/api/**", (route) => route.fulfill({ status: 503, body: "{}" }));
  await page.goto("/shopping-cart");
  await expect
    .poll(() => page.locator("quire-shopping-cart").getAttribute("data-state"), { timeout: 30_000 })
    .toBe("error");
  expect(await page.getByText("Your Shopping Cart is empty.").isVisible()).toBe(false);
  for (const name of ["Sign in", "Create account"])
    await page.locator("quire-header").getByRole("link", { name }).waitFor();
});
