import type { Browser, Page } from "playwright";
import { expect } from "vitest";
import { findChromium } from "../../../tools/chromium.mjs";
import { addAuthenticator } from "./harness/authenticator.js";
import { barePage } from "./harness/bare-page.js";
import { closing } from "./harness/closing.js";
import { authModal, becomes, openSignInView, signIn } from "./harness/reader.js";
import { openSite, type Site } from "./harness/site.js";
import { it as base, launch } from "./harness/test.js";

const API = "https://api.elsewhere.test";
const PAGE = "https://www.example.test";
const OTHER = "https://www.another.test";
const UNLISTED = "https://www.unlisted.test";
const FLYOUT = `<button data-quire-open="passkeys-flyout">Passkeys</button>
<quire-passkeys-flyout></quire-passkeys-flyout></body>`;

const it = base.extend<{ site: Site; browser: Browser }>({
  site: [
    async ({ hostFront }, use) => {
      const { hostname } = new URL(API);
      const site = await openSite(hostFront, { origins: [PAGE, OTHER], rpId: hostname });
      hostFront.servers.set(API, site.origin);
      for (const page of [PAGE, OTHER])
        hostFront.pages.set(`${page}/`, {
          html: barePage(API, { passkeys: "true" }).replace("</body>", FLYOUT),
        });
      hostFront.pages.set(`${UNLISTED}/`, { html: "<!doctype html><title>Unlisted</title>" });
      await use(site);
      await closing(site.stop());
    },
    { scope: "file" },
  ],
  browser: [
    async ({ hostFront }, use) => {
      // The browser process fetches the list of origins. A context's `ignoreHTTPSErrors` does not apply to it.
      const browser = await launch(hostFront, findChromium(), "--ignore-certificate-errors");
      await use(browser);
      await closing(browser.close());
    },
    { scope: "worker" },
  ],
});

/** Adds a passkey to the current user's account. */
async function addPasskey(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Passkeys" }).click();
  const flyout = page.locator("quire-passkeys-flyout");
  await flyout.getByRole("button", { name: "Add a passkey" }).click();
  await flyout.getByText("was added.").waitFor();
}

/** Asks for a passkey of the API's host, without Quire. @returns the name of the browser's error */
const getError = (page: Page, rpId: string) =>
  page.evaluate(
    (host) =>
      navigator.credentials.get({ publicKey: { challenge: new Uint8Array(16), rpId: host } }).then(
        () => "",
        ({ name }) => name,
      ),
    rpId,
  );

it("adds a passkey on one domain and signs in on another, by an API on a third (beyond-436)", async ({
  site,
  visits,
}) => {
  await site.scenario.captcha(false);
  const page = await visits.blank();
  // The simulated device would accept a suggestion at once.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  const device = await addAuthenticator(page);
  await page.goto(`${PAGE}/`);
  await signIn(page, await site.scenario.account());
  await addPasskey(page);
  expect(await device.count()).toBe(1);
  await page.goto(`${OTHER}/`);
  const modal = await openSignInView(page);
  const button = authModal(page).getByRole("button", { name: "Use a passkey" });
  await button.waitFor();
  await Promise.all([page.waitForEvent("load"), button.click()]);
  await becomes(page, "known");
  expect(await modal.getAttribute("open")).toBe(null);
  await page.goto(`${UNLISTED}/`);
  expect(await getError(page, new URL(API).hostname)).toBe("SecurityError");
});
