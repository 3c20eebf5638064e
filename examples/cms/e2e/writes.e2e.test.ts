import type { Account } from "@quire/conformance/scenario";
import type { Locator, Page } from "playwright";
import { describe, expect } from "vitest";
import { idle } from "./harness/idle.js";
import { waitingWrites } from "./harness/outbox.js";
import { add, addButton, authModal, becomes, openAs, showsInCart, submitSignIn } from "./harness/reader.js";
import { it } from "./harness/test.js";

const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
const CART = "/api/shopping-cart";

const message = (page: Page) => page.locator("quire-toast [part=message]");
const state = (locator: Locator) => locator.getAttribute("data-state");

/** Clicks twice at one place, `apart` milliseconds apart. */
async function pressTwice(page: Page, locator: Locator, apart: number): Promise<void> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error("It is not to be seen.");
  const { x, y, width, height } = box;
  await page.mouse.click(x + width / 2, y + height / 2, { clickCount: 2, delay: apart / 2 });
}

/** Waits until the next click can no longer be the second half of a double click. */
const longerThanDoubleClick = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));

/** Makes the next write to an address fail with this status, although the server completes it. */
async function answerOnce(page: Page, path: string, status: number): Promise<void> {
  let answered = false;
  await page.route(`**${path}`, async (route) => {
    if (answered || route.request().method() !== "POST") return route.fallback();
    answered = true;
    await route.fetch();
    await route.fulfill({ status, contentType: "text/html", body: "<h1>Gateway</h1>" });
  });
}

async function putSave(page: Page, id: string): Promise<Locator> {
  await page.evaluate((itemId) => {
    const button = document.createElement("button");
    button.textContent = "Save";
    button.id = "test-save";
    const data = { quireDo: "save", itemId, itemTitle: "What Is Strategy?", itemUrl: "/2026/11/strategy" };
    Object.assign(button.dataset, data);
    document.querySelector("main")?.prepend(button);
  }, id);
  return page.locator("#test-save");
}

describe("a double click", () => {
  it("saves once, and does not discard", async ({ visits, site }) => {
    const page = await openAs(visits, await site.scenario.account(), "/privacy-policy");
    const save = await putSave(page, "10042");
    await expect.poll(() => save.getAttribute("aria-pressed")).toBe("false");
    await site.scenario.forgetRequests();
    await pressTwice(page, save, 80);
    await expect.poll(() => message(page).textContent()).toBe("Saved!");
    await longerThanDoubleClick(page);
    await save.click();
    await expect.poll(() => message(page).textContent()).toBe("Removed from My Library");
    // The page shows the removal before it sends it.
    await expect.poll(() => site.scenario.requests("DELETE", "/api/user/saves")).not.toHaveLength(0);
    await idle(page);
    for (const method of ["DELETE", "POST"])
      expect(await site.scenario.requests(method, "/api/user/saves")).toHaveLength(1);
  });
});

describe("a completed write with a failed answer", () => {
  it("adds an item once when the click is repeated on the next page", async ({ visits, site }) => {
    const page = await visits.open("/");
    await becomes(page, "anonymous");
    await answerOnce(page, CART, 504);
    await addButton(page).click();
    await expect.poll(() => state(addButton(page))).toBe("failed");
    await page.reload();
    await becomes(page, "anonymous");
    await site.scenario.forgetRequests();
    await add(page);
    await showsInCart(page, 1);
    await longerThanDoubleClick(page);
    await add(page); // A later click adds another item.
    await showsInCart(page, 2);
    expect(await site.scenario.requests("POST", CART)).toHaveLength(2);
  });
});

it("shows a guest's first item in cart and badge after a reload before the answer", async ({
  visits,
  site,
}) => {
  await site.scenario.fault({ kind: "delay", method: "POST", path: CART, delayMs: 400 });
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  const sent = page.waitForRequest((request) => request.method() === "POST" && request.url().endsWith(CART));
  await addButton(page).click();
  await sent;
  await page.reload();
  await showsInCart(page, 1);
  await page.reload();
  await showsInCart(page, 1);
});

it("shows an error and reverts the first offline save and follow", async ({ visits, site }) => {
  const page = await openAs(visits, await site.scenario.account(), "/topic/strategy");
  const save = await putSave(page, "10081");
  await expect.poll(() => save.getAttribute("aria-pressed")).toBe("false");
  await idle(page); // All code that the click needs offline is loaded.
  const follow = page.locator('[data-quire-do="follow"]:visible').first();
  await page.context().setOffline(true);
  for (const button of [save, follow]) {
    await button.focus();
    await page.keyboard.press("Enter");
    await expect
      .poll(() => message(page).textContent())
      .toBe("You’re offline. We’ll do this when you’re back online.");
    await expect.poll(() => state(button)).toBe("on");
    await page.keyboard.press("F8");
    await page.keyboard.press("Enter");
    await expect.poll(() => state(button)).toBe("idle");
    // The focus also returns to a button that was disabled meanwhile.
    await expect.poll(() => button.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  await page.context().setOffline(false);
});

it("reports an offline addition to a guest's cart, and the next page adds it once (beyond-50)", async ({
  visits,
  site,
}) => {
  const page = await visits.open("/");
  await becomes(page, "anonymous");
  await idle(page); // All code that the click needs offline is loaded.
  await site.scenario.forgetRequests();
  const context = page.context();
  await context.setOffline(true);
  await addButton(page).click();
  await expect
    .poll(() => message(page).textContent())
    .toBe("You’re offline. We’ll add it to your cart when you’re back online.");
  await page.close();
  await context.setOffline(false);
  const next = await context.newPage();
  await next.goto("/subscriber-help");
  await expect.poll(() => message(next).textContent(), { timeout: 20_000 }).toBe("Added to your cart.");
  await expect.poll(() => waitingWrites(next)).toBe("");
  await showsInCart(next, 1);
  const posts = await site.scenario.requests("POST", CART);
  expect(new Set(posts.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
});

/** Signs in again in the modal, after which the page reloads. */
async function signInAgain(page: Page, { emailAddress, password }: Account): Promise<void> {
  const modal = authModal(page);
  await modal.locator('input[name="username"]').fill(emailAddress);
  await modal.locator('input[name="password"]').fill(password);
  await Promise.all([page.waitForEvent("load"), submitSignIn(modal)]);
  await becomes(page, "known");
}

describe("a session that ends on the server keeps typed text", () => {
  /** Types a letter that cannot be sent, because the session has ended. */
  async function writeLetter(page: Page): Promise<Locator> {
    await page.locator('[data-quire-open="share-flyout"]').first().click();
    const flyout = page.locator("quire-share-flyout");
    await flyout.getByRole("tab", { name: "Email" }).click();
    await flyout.getByLabel("To", { exact: true }).fill("ada@quire.test");
    await flyout.getByLabel("Message").fill("For the offsite");
    await page.context().clearCookies();
    await flyout.getByRole("button", { name: "Send" }).click();
    await becomes(page, "anonymous");
    await flyout.getByText("Your session has ended.").waitFor();
    return flyout;
  }
  const letterIn = async (flyout: Locator) => [
    await flyout.getByLabel("To", { exact: true }).inputValue(),
    await flyout.getByLabel("Message").inputValue(),
  ];

  it("in the e-mail form of a share, also through sign-in (beyond-119)", async ({ visits, site }) => {
    const account = await site.scenario.account();
    const page = await openAs(visits, account, ARTICLE);
    const flyout = await writeLetter(page);
    expect(await letterIn(flyout)).toEqual(["ada@quire.test", "For the offsite"]);
    await flyout.getByLabel("Message").fill("For the offsite in May");
    await flyout.getByRole("link", { name: "Sign in" }).click();
    await signInAgain(page, account);
    await flyout.getByLabel("Message").waitFor();
    expect(await letterIn(flyout)).toEqual(["ada@quire.test", "For the offsite in May"]);
    await flyout.getByRole("button", { name: "Send" }).click();
    await flyout.getByText("Shared via email").waitFor();
    const getStoredKeys = () => page.evaluate(() => Object.keys({ ...sessionStorage }).join());
    await expect.poll(getStoredKeys).not.toContain("quire:draft");
  });

  it("in the folder list", async ({ visits, site }) => {
    const account = await site.scenario.account({ library: { folders: [{ name: "Strategy" }] } });
    const page = await openAs(visits, account, "/my-library/library/strategy");
    const list = page.locator("quire-folder-list");
    await list.getByRole("button", { name: "New folder" }).click();
    await list.getByLabel("Folder title").fill("Prices");
    await list.getByLabel("Description").fill("For the offsite");
    await page.context().clearCookies();
    await page.keyboard.press("Enter");
    await becomes(page, "anonymous");
    await list.getByRole("link", { name: "sign in", exact: false }).click();
    await signInAgain(page, account);
    const title = list.getByLabel("Folder title");
    await expect.poll(() => title.inputValue(), { timeout: 15_000 }).toBe("Prices");
    await title.press("Enter");
    await expect.poll(() => list.locator('[aria-current="page"]').textContent()).toBe("Prices");
    await expect.poll(() => list.locator('[part="description"]').textContent()).toBe("For the offsite");
    await page.reload();
    await list.getByRole("button", { name: "New folder" }).waitFor();
    expect(await title.count()).toBe(0);
  });
});

/**
 * Returns everything that a page shows or stores, also in open shadow roots. Stored values are JSON already.
 */
function everythingOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const shown = (root: Document | ShadowRoot): string => {
      const own =
        root instanceof Document
          ? root.body.textContent
          : Array.from(root.children, (one) => one.textContent);
      const fields = Array.from(root.querySelectorAll("input"), ({ value }) => value);
      const deeper = Array.from(root.querySelectorAll("*"), ({ shadowRoot }) =>
        shadowRoot ? shown(shadowRoot) : "",
      );
      return [own, ...fields, ...deeper].join("\n");
    };
    const storedValues = [localStorage, sessionStorage].flatMap((area) => Object.values({ ...area }));
    return [shown(document), ...storedValues].join("\n");
  });
}

const keysOn = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((area) => Object.keys({ ...area })).sort());

it("removes everything of the user in every tab when they sign out", async ({ visits, site }) => {
  const library = { saves: 1, folders: [{ name: "Secret plans" }] };
  const account = await site.scenario.account({ library });
  const page = await openAs(visits, account, "/");
  await add(page);
  await page.goto("/shopping-cart");
  await expect.poll(() => keysOn(page)).toContain("quire:quoted");
  await page.goto("/search?term=zeppelins");
  await becomes(page, "known");
  const other = await page.context().newPage();
  await other.goto("/my-library");
  await becomes(other, "known");
  await other.getByText("Secret plans").first().waitFor();
  for (const tab of [page, other]) {
    await tab.evaluate(() => {
      const searches = { version: 1, value: ["zeppelins"] };
      localStorage.setItem("quire:recent-searches", JSON.stringify(searches));
      const region = { version: 1, value: { country: "IS", city: "Akureyri", foundAt: Date.now() } };
      localStorage.setItem("quire:region", JSON.stringify(region));
      sessionStorage.setItem("quire:registered", "robin@quire.test");
    });
  }
  const traces = [
    account.emailAddress,
    "Secret plans",
    "Akureyri",
    "robin@quire.test",
    '"zeppelins"',
    "line_items",
  ];
  const left = async (tab: Page) => {
    const all = await everythingOn(tab);
    return traces.filter((trace) => all.includes(trace));
  };
  await page.evaluate(() => {
    const detail = { orderId: "QRO-GOOD-abcdefghijkl" };
    document.dispatchEvent(new CustomEvent("quire-subscription-ordered", { detail }));
  });
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name);
  await expect.poll(cookies).toContain("subscription-breadcrumb");
  // Checks the method: these traces must be found before sign-out.
  expect(await left(other)).toEqual(traces);
  await page.bringToFront();
  await page.locator('[data-quire-do="sign-out"]').first().click();
  for (const tab of [page, other]) {
    await becomes(tab, "anonymous");
    await expect.poll(() => left(tab)).toEqual([]);
    // The sign-out mark stays. A guest may have a region too.
    const keys = async () => (await keysOn(tab)).filter((key) => key !== "quire:region");
    await expect.poll(keys).toEqual(["quire:signed-out"]);
  }
  await expect.poll(cookies).not.toContain("subscription-breadcrumb");
});

it("shows sign-out only after the answer, also in a tab that was closed meanwhile", async ({
  visits,
  site,
}) => {
  const page = await openAs(visits, await site.scenario.account(), "/privacy-policy");
  await site.scenario.fault({ kind: "hang", path: "/logout" });
  const out = page.locator('[data-quire-do="sign-out"]').first();
  const logoutRequest = page.waitForRequest("**/logout");
  await out.click();
  await logoutRequest;
  expect(await page.locator("html").getAttribute("data-quire-user")).toBe("known");
  await expect.poll(() => state(out)).toBe("busy");
  const context = page.context();
  await page.close();
  await site.scenario.clearFaults();
  const back = await context.newPage();
  await back.goto("/privacy-policy");
  await becomes(back, "anonymous");
  const status = await back.evaluate(() => fetch("/api/user/profile").then((answer) => answer.status));
  expect(status).toBe(401);
});
