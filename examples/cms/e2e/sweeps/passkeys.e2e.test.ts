import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { addAuthenticator, type VirtualAuthenticator } from "../harness/authenticator.js";
import { violationsOn } from "../harness/axe.js";
import { waitingWrites } from "../harness/outbox.js";
import { authModal, becomes, openAs, openSignInView } from "../harness/reader.js";
import { resetLink } from "../harness/reset-link.js";
import type { Site } from "../harness/site.js";
import { it } from "../harness/test.js";
import type { Visits } from "../harness/visits.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
const PHONE = { width: 375, height: 740 };

const flyout = (page: Page): Locator => page.locator("quire-passkeys-flyout");
const view = (page: Page): Locator => flyout(page).locator("[data-quire-ui]");
const rows = (page: Page): Locator => view(page).locator(".quire-passkey");
const trigger = (page: Page): Locator => page.locator('main [data-quire-open="passkeys-flyout"]');
const expectText = (page: Page, words: string) => view(page).getByText(words).waitFor();
const passkeyButton = (modal: Locator): Locator => modal.getByRole("button", { name: "Use a passkey" });

interface Scene {
  readonly page: Page;
  readonly device: VirtualAuthenticator;
  readonly account: { readonly emailAddress: string; readonly password: string };
}

/** Opens the library of a user with a simulated device. */
async function inLibrary(visits: Visits, site: Site, options = {}): Promise<Scene> {
  const account = await site.scenario.account();
  const page = await openAs(visits, account, "/my-library", options);
  return { page, device: await addAuthenticator(page), account };
}

async function openPasskeys(page: Page): Promise<void> {
  await trigger(page).click();
  await expect.poll(() => flyout(page).getAttribute("data-state")).toMatch(/^(ready|empty)$/);
}

async function addOne(page: Page): Promise<void> {
  await view(page).getByRole("button", { name: "Add a passkey" }).click();
  await expectText(page, "was added.");
}

/** Returns a signed-out user who has a passkey on this page's device. */
async function signedOut(visits: Visits, site: Site, options = {}): Promise<Scene> {
  const scene = await inLibrary(visits, site, options);
  await openPasskeys(scene.page);
  await addOne(scene.page);
  await scene.page.context().clearCookies();
  await scene.page.evaluate(() => localStorage.clear());
  return scene;
}

/** Disables passkey suggestions: the simulated device would accept one at once. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

it("adds, renames and removes a passkey by keyboard alone, and announces each step (beyond-30)", async ({
  visits,
  site,
}) => {
  const { page, device, account } = await inLibrary(visits, site, { viewport: PHONE });
  await trigger(page).focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => getFocusedText(page)).toBe("Add a passkey");
  await expect.poll(() => flyout(page).getAttribute("data-state")).toBe("empty");
  await expectText(page, "You don’t have any passkeys yet.");
  expect(await violationsOn(page)).toEqual([]);

  await page.keyboard.press("Enter");
  await expectText(page, "was added.");
  await rows(page).waitFor();
  expect(await device.count()).toBe(1);
  await expect.poll(() => flyout(page).getAttribute("data-state")).toBe("ready");
  await expectText(page, "Never used");
  expect(await violationsOn(page)).toEqual([]);

  await tabTo(page, /^Rename the passkey/, "Shift+Tab");
  await page.keyboard.press("Enter");
  await expect.poll(() => getFocusedText(page)).toBe("name");
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("Reading room");
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await expectText(page, "The passkey is now called “Reading room”.");
  await expect.poll(() => getFocusedText(page)).toBe("Rename the passkey Reading room");

  await tabTo(page, /^Remove the passkey/);
  await page.keyboard.press("Enter");
  await expectText(page, "Remove the passkey “Reading room”?");
  expect(await violationsOn(page)).toEqual([]);
  await expect.poll(() => getFocusedText(page)).toBe("Remove");
  await page.keyboard.press("Enter");
  await expectText(page, "The passkey “Reading room” was removed.");
  await expectText(page, "You don’t have any passkeys yet.");
  await expect.poll(() => getFocusedText(page)).toBe("Add a passkey");
  await page.keyboard.press("Escape");
  await expect.poll(() => flyout(page).getAttribute("open")).toBe(null);
  await expect.poll(() => getFocusedText(page)).toBe("Passkeys");
  const mails = await site.scenario.outbox(account.emailAddress);
  expect(mails.map(({ subject }) => subject)).toEqual([
    "A passkey was added to your account",
    "A passkey was removed from your account",
  ]);
});

/** Returns the accessible name of the focused element, or a field's own name. */
function getFocusedText(page: Page): Promise<string> {
  return page.evaluate(() => {
    let active = document.activeElement;
    while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
    const named = active?.getAttribute("name") ?? active?.getAttribute("aria-label");
    return named ?? active?.textContent?.trim() ?? "";
  });
}

async function tabTo(page: Page, name: RegExp, key = "Tab"): Promise<void> {
  for (let presses = 0; !name.test(await getFocusedText(page)); presses++) {
    if (presses > 30) throw new Error(`Tab never came to ${name}.`);
    await page.keyboard.press(key);
  }
}

it("signs in by a suggested passkey, and opens the requested page (beyond-28)", async ({ visits, site }) => {
  const { page } = await signedOut(visits, site);
  await page.goto("/sign-in?return=%2Ftopics");
  await becomes(page, "anonymous");
  await page.locator('[data-quire-open="auth-modal"][data-mode="sign-in"]').first().click();
  await page.waitForURL("**/topics");
  await becomes(page, "known");
});

it("signs in by the plain form's passkey button, and opens the requested page (beyond-336)", async ({
  visits,
  site,
}) => {
  const { page } = await signedOut(visits, site);
  await page.goto("/sign-in?return=%2Ftopics");
  await becomes(page, "anonymous");
  const password = page.locator('main [name="password"]');
  await password.fill("secret");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect.poll(() => password.getAttribute("type")).toBe("text");
  expect(await violationsOn(page)).toEqual([]);
  await passkeyButton(page.locator("main")).click();
  await page.waitForURL("**/topics");
  await becomes(page, "known");
});

it("signs in by the passkey button, and then saves a guest's article once (beyond-28, accounts-6.1)", async ({
  visits,
  site,
}) => {
  const { page, account } = await signedOut(visits, site);
  await withoutSuggestions(page);
  await page.goto(ARTICLE);
  await becomes(page, "anonymous");
  await site.scenario.forgetRequests();
  await page.locator('[data-quire-do="save"]').first().click();
  const modal = authModal(page);
  await passkeyButton(modal).waitFor();
  expect(await modal.locator('input[name="username"]').getAttribute("autocomplete")).toBe(
    "username webauthn",
  );
  expect(await violationsOn(page)).toEqual([]);
  await Promise.all([page.waitForEvent("load"), passkeyButton(modal).click()]);
  await becomes(page, "known");
  expect(new URL(page.url()).pathname).toBe(ARTICLE);
  const user = () => page.evaluate(() => JSON.parse(localStorage.getItem("user") ?? "{}").emailAddress);
  await expect.poll(user).toBe(account.emailAddress);
  await expect.poll(() => page.locator("[data-quire-live] [role=status]").textContent()).toMatch(/^Saved!/);
  await expect.poll(() => waitingWrites(page)).toBe("");
  await page.reload();
  await becomes(page, "known");
  expect(await site.scenario.requests("POST", "/api/user/saves")).toHaveLength(1);
});

it("shows an error when the code for a new passkey fails to load, and retries on the next click", async ({
  visits,
  site,
}) => {
  const { page } = await inLibrary(visits, site);
  let blocked = true;
  await page.route("**/chunks/calls-*", (route) => (blocked ? route.abort() : route.continue()));
  await openPasskeys(page);
  await view(page).getByRole("button", { name: "Add a passkey" }).click();
  await expectText(page, "You can’t add passkeys right now.");
  blocked = false;
  await addOne(page);
});

it("lists and removes passkeys after a reset without JavaScript (beyond-226)", async ({ visits, site }) => {
  const { page, account } = await inLibrary(visits, site);
  await openPasskeys(page);
  await addOne(page);
  const plain = await visits.blank({ javaScriptEnabled: false });
  await plain.goto(await resetLink(site, account.emailAddress));
  for (const name of ["password", "confirm"])
    await plain.locator(`main [name="${name}"]:visible`).fill("Quire#2027!");
  await plain.locator('main form button[type="submit"]:visible').click();
  await plain.getByText("Password successfully changed.").waitFor();
  const remove = plain.getByRole("button", { name: /^Remove passkey 1, / });
  await remove.click();
  await plain.getByText("The passkey was removed. It no longer works.").waitFor();
  expect(await remove.count()).toBe(0);
  await plain.goto("/reset-password");
  await plain.getByText("open the link in the email").waitFor();
});

it("shows the passkeys link only with JavaScript and browser support (beyond-30)", async ({ visits }) => {
  const withScript = await visits.open("/my-library");
  await expect.poll(() => trigger(withScript).isVisible()).toBe(true);
  const plain = await visits.open("/my-library", { javaScriptEnabled: false });
  expect(await trigger(plain).isVisible()).toBe(false);
  const old = await visits.blank();
  await old.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
  await old.goto("/my-library");
  await becomes(old, "anonymous");
  await expect
    .poll(() => old.locator("quire-passkeys-flyout").getAttribute("data-quire-widget"))
    .not.toBe("");
  expect(await trigger(old).isVisible()).toBe(false);
  const modal = await openSignInView(old);
  expect(await passkeyButton(modal).count()).toBe(0);
  expect(await modal.locator('input[name="username"]').getAttribute("autocomplete")).toBe("username");
});
