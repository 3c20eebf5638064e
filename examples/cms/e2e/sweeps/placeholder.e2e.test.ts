import type { Page } from "playwright";
import { expect } from "vitest";
import { getFiles, readFiles } from "../../../../tools/check/sizes.mjs";
import { at } from "../../../../tools/workspace.mjs";
import { downloaded } from "../harness/downloaded.js";
import { motionEnds } from "../harness/motion-ends.js";
import { it } from "../harness/test.js";

const PATH = "/forgot-password";
const trigger = (page: Page) => page.getByRole("link", { name: "Back to sign in" });

/** Opens a page that loads the dialog's frame only after `release`. */
async function openWithout(page: Page, file: string): Promise<{ release(): void }> {
  const gate = Promise.withResolvers<void>();
  await page.route(`**/quire/${file}`, async (route) => {
    await gate.promise;
    await route.continue();
  });
  const placeholder = page.waitForResponse("**/quire/placeholder.js");
  await page.goto(PATH, { waitUntil: "domcontentloaded" });
  await placeholder;
  return { release: gate.resolve };
}

const placeholder = (page: Page) => page.locator("body > div > dialog");
const heading = (page: Page) => page.locator("quire-auth-modal").getByRole("heading");

for (const file of ["page.js", "widgets/auth-modal.js"]) {
  it(`shows a placeholder for a click before ${file} loads, then the dialog`, async ({ visits }) => {
    const page = await visits.blank();
    const { release } = await openWithout(page, file);
    await trigger(page).click();
    await placeholder(page).waitFor();
    await motionEnds(page);
    const { width = 0 } = (await placeholder(page).boundingBox()) ?? {};
    release();
    await heading(page).waitFor();
    await expect.poll(() => placeholder(page).count()).toBe(0);
    await motionEnds(page);
    const frame = await page.locator("quire-auth-modal dialog").boundingBox();
    expect(frame?.width).toBe(width);
    await page.locator("quire-auth-modal").getByLabel("Email").first().waitFor();
  });
}

it("requests a trigger's overlay before the page script loads, without preload hints", async ({
  visits,
  site,
}) => {
  const page = await visits.blank();
  await page.route(`${site.origin}/bare`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!DOCTYPE html><html lang="en"><title>A page</title>
        <script type="module" src="/quire/quire.js"></script>
        <a href="/sign-in" data-quire-open="auth-modal" data-mode="sign-in">Sign in</a>`,
    }),
  );
  await page.route("**/quire/page.js", () => {}); // It never comes.
  await page.goto("/bare");
  const form = { files: ["quire.js", "placeholder.js", "widgets/auth-modal.js"], unturned: true };
  const needed = [...getFiles(form, readFiles(process.env["QUIRE_CDN"] ?? at("dist/cdn")))];
  await expect.poll(() => downloaded(page)).toEqual(needed.filter((file) => file !== "page.js").sort());
});

it("disappears when the page's code fails to load, and follows the link", async ({ visits }) => {
  const page = await visits.blank();
  await page.route("**/quire/page.js*", (route) => route.fulfill({ status: 404, body: "" }));
  await page.goto(PATH);
  await trigger(page).click();
  await page.waitForURL("**/sign-in");
});
