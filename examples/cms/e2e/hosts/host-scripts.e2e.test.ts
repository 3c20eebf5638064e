import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { idle } from "../harness/idle.js";
import { onObjectPrototype } from "../harness/old-libraries.js";
import { authModal, becomes, fillSignIn, openSignIn } from "../harness/reader.js";
import { shopsAndSignsIn } from "../harness/shops-and-signs-in.js";
import { OWN } from "../harness/site.js";
import { hasLibrary, includeLibrary } from "../harness/system-libraries.js";
import { it } from "../harness/test.js";

const SELECTION = "/case-selections/long-table";
/** An old template with jQuery and Bootstrap 3, and without Trusted Types. */
const TOPIC = "/topic/strategy";
const ENABLE = { source: "quire", version: 1, type: "enable-paywall" };

const selection = (page: Page): Locator => page.locator("quire-case-selection dialog");
const share = (page: Page): Locator => page.locator("quire-share-flyout");

/** Counts from the first script on how often the overlay opens, and which answers the page receives. */
async function countsAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { openings: 0, answers: [] as string[] };
    Reflect.set(window, "seen", counts);
    document.addEventListener("quire-open", () => counts.openings++);
    addEventListener("message", ({ data }) => {
      if (/^paywall-/.test(data.type)) counts.answers.push(data.type);
    });
  });
}

it("keeps an enable-paywall message until the overlay loads, and answers it once", async ({ visits }) => {
  const page = await visits.blank();
  await countsAnswers(page);
  await page.addInitScript((message) => {
    addEventListener("DOMContentLoaded", () => postMessage(message, location.origin));
  }, ENABLE);
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/widgets/case-selection.js", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(SELECTION);
  await becomes(page, "anonymous");
  expect(await page.evaluate("seen")).toEqual({ openings: 0, answers: [] });
  release();
  await selection(page).getByRole("heading", { name: "The Long Table" }).waitFor();
  await idle(page);
  expect(await page.evaluate("seen")).toEqual({ openings: 1, answers: ["paywall-shown"] });
});

it("ignores a message from another origin that arrives before the overlay loads", async ({
  visits,
  site,
}) => {
  site.front.pages.set("https://evil.test/", { html: "<title>Stranger</title>" });
  const stranger = await visits.open("https://evil.test/");
  const opening = stranger.context().waitForEvent("page");
  await stranger.evaluate(
    ([address, message]) => {
      const victim = open(address as string);
      const timer = setInterval(() => victim?.postMessage(message, "*"), 5);
      Reflect.set(window, "stop", () => clearInterval(timer));
    },
    [OWN + SELECTION, ENABLE],
  );
  const victim = await opening;
  await victim.waitForLoadState("load");
  await becomes(victim, "anonymous");
  await stranger.evaluate("stop()");
  await idle(victim);
  expect(await selection(victim).isVisible()).toBe(false);
});

it("starts triggers, tags, mounts and session on a page that document.write replaced", async ({ visits }) => {
  const page = await visits.open(TOPIC);
  await becomes(page, "anonymous");
  await idle(page);
  await page.evaluate(() => {
    document.open();
    document.write(`<!doctype html><html lang="en"><head><title>Anew</title></head><body>
      <quire-mini-cart></quire-mini-cart>
      <div data-quire="share-flyout"></div>
      <p><a href="/sign-in" data-quire-open="auth-modal" data-mode="sign-in">Sign in</a></p>
      <p><button data-quire-open="share-flyout" data-title="A title">Share</button></p></body></html>`);
    document.close();
  });
  await becomes(page, "anonymous");
  await page.getByRole("button", { name: "Share" }).click();
  await share(page).getByRole("tab").first().waitFor();
  await page.keyboard.press("Escape");
  expect(await page.locator("[data-quire=share-flyout] > quire-share-flyout").count()).toBe(1);
  const modal = await openSignIn(page);
  await modal.getByRole("button", { name: "Close" }).click();
  await page.locator("quire-mini-cart").getByRole("button").first().click();
  await page.locator("quire-mini-cart").getByText("Your Shopping Cart is empty.").waitFor();
});

/** Puts one of the page's own modals around a button that opens a flyout, and opens the modal. */
const HOST_MODALS: Record<string, (page: Page) => Promise<void>> = {
  "Bootstrap 3": (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML(
        "beforeend",
        `<div class="modal" id="host" tabindex="-1" role="dialog"><div class="modal-dialog"><div class="modal-content">
          <button type="button" data-quire-open="forgot-password-flyout">Help me</button>
          </div></div></div>`,
      );
      Reflect.get(window, "jQuery")("#host").modal("show");
    }),
  "<dialog>": (page) =>
    page.evaluate(() => {
      document.body.insertAdjacentHTML(
        "beforeend",
        `<dialog id="host"><button type="button" data-quire-open="forgot-password-flyout">Help me</button></dialog>`,
      );
      document.querySelector<HTMLDialogElement>("#host")?.showModal();
    }),
};

for (const [name, open] of Object.entries(HOST_MODALS)) {
  it(`shows a flyout and sign-in inside the page's modal, with input and close: ${name}`, async ({
    visits,
  }) => {
    const page = await visits.open(TOPIC);
    await becomes(page, "anonymous");
    await open(page);
    await page.getByRole("button", { name: "Help me" }).click();
    const flyout = page.locator("quire-forgot-password-flyout");
    const field = flyout.locator('input[name="emailAddress"]');
    await field.click();
    await page.keyboard.type("someone@example.com");
    expect(await field.inputValue()).toBe("someone@example.com");
    await page.keyboard.press("Escape");
    await expect.poll(() => flyout.locator("dialog").isVisible()).toBe(false);
    expect(await page.locator("#host").isVisible()).toBe(true);
    const help = page.getByRole("button", { name: "Help me" });
    await help.evaluate((button) =>
      Object.assign(button.dataset, { quireOpen: "auth-modal", mode: "sign-in" }),
    );
    await help.click();
    await fillSignIn(authModal(page), { emailAddress: "a@b.example", password: "x" });
    expect(await authModal(page).locator('input[name="username"]').inputValue()).toBe("a@b.example");
    await page.keyboard.press("Escape");
    await expect.poll(() => authModal(page).locator("dialog").isVisible()).toBe(false);
    expect(await page.locator("#host").isVisible()).toBe(true);
  });
}

it("shops and signs in when Object.prototype has members of the page (beyond-104)", async ({
  visits,
  site,
}) => {
  await shopsAndSignsIn(visits, site, (page) => page.addInitScript(onObjectPrototype));
}, 60_000);

// The sweep of old libraries tests the others.
const OLD = ["MooTools 1.4.5 with its 1.2 compatibility", "Prototype 1.7.3"] as const;

for (const name of OLD.filter(hasLibrary)) {
  it(`shops and signs in when ${name} is on the page (beyond-200)`, async ({ visits, site }) => {
    await shopsAndSignsIn(visits, site, (page) => includeLibrary(page, name));
  }, 60_000);
}
