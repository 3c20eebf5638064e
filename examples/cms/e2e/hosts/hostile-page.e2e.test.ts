import type { Page } from "playwright";
import { expect } from "vitest";
import { idle } from "../harness/idle.js";
import {
  add,
  authModal,
  becomes,
  fillSignIn,
  miniCart,
  openSignInView,
  submitSignIn,
} from "../harness/reader.js";
import { READER } from "../harness/site.js";
import { it } from "../harness/test.js";

/** Adds markup to the site's page, as its own template would do. */
async function withMarkup(page: Page, path: string, change: (html: string) => string): Promise<void> {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
  await page.goto(path);
}

/** Fields of the page whose names are members of forms, windows and documents. */
const FIELDS = [
  ...["submit", "email", "action", "cart", "user", "session"],
  ...["fetch", "localStorage", "customElements", "grecaptcha"],
]
  .map((name) => `<input type="hidden" name="${name}" id="${name}">`)
  .join("");

it("never submits a form around the whole page (robustness-34)", async ({ visits }) => {
  const page = await visits.blank();
  await withMarkup(page, "/", (html) =>
    html
      .replace(/<body[^>]*>/, (tag) => `${tag}<form id="host" action="/submitted">${FIELDS}`)
      .replace("</body>", "</form></body>"),
  );
  await page.evaluate(() => {
    Reflect.set(window, "submits", 0);
    document.querySelector("#host")?.addEventListener("submit", (event) => {
      event.preventDefault();
      Reflect.set(window, "submits", Reflect.get(window, "submits") + 1);
    });
  });
  await becomes(page, "anonymous");
  await add(page);
  await page.locator('[data-quire-do="follow"]').first().click();
  const modal = authModal(page);
  await expect.poll(() => modal.getAttribute("data-state")).toBe("ready");
  await modal.locator('input[name="username"]').fill(READER.emailAddress);
  await page.keyboard.press("Enter");
  await modal.getByText("This field is required.").first().waitFor();
  await modal.getByRole("button", { name: "Show Password" }).click();
  await fillSignIn(modal, { ...READER, emailAddress: "nobody@quire.test" });
  await submitSignIn(modal);
  await modal.getByRole("alert").filter({ hasText: /\S/ }).first().waitFor();
  await page.keyboard.press("Escape");
  await miniCart(page).getByRole("button").first().click();
  await miniCart(page).locator("[part=remove]").click();
  await miniCart(page).getByText("Your Shopping Cart is empty.").waitFor();
  expect(await page.evaluate(() => Reflect.get(window, "submits"))).toBe(0);
  expect(new URL(page.url()).pathname).toBe("/");
});

it("registers widgets by each loader when the page has window.define.amd (robustness-35)", async ({
  visits,
}) => {
  const page = await visits.blank();
  await page.addInitScript(() => {
    Reflect.set(
      window,
      "define",
      Object.assign(() => Reflect.set(window, "defined", true), { amd: {} }),
    );
  });
  for (const path of ["/", "/topics"]) {
    await page.goto(path);
    await becomes(page, "anonymous");
    await miniCart(page).getByRole("button").first().click();
    await miniCart(page).getByText("Your Shopping Cart is empty.").waitFor();
    expect(await page.evaluate(() => customElements.get("quire-mini-cart") !== undefined)).toBe(true);
  }
});

it("scans at most once a frame during 10,000 page changes in 5 s, without a long task (robustness-36)", async ({
  visits,
  browser,
}) => {
  const page = await visits.open("/topics");
  await becomes(page, "anonymous");
  await idle(page);
  await browser.startTracing(page, { categories: ["toplevel"] });
  const measured = await page.evaluate(async () => {
    let [scans, frames] = [0, 0];
    let isScanning = false;
    /** Counts all searches for triggers in one task as one scan, in the document or in parts of it. */
    const countScans = ({ prototype }: typeof Document | typeof Element) => {
      const find = prototype.querySelectorAll;
      prototype.querySelectorAll = function (this: ParentNode, selector: string) {
        if (selector.includes("data-quire-do") && !isScanning) {
          isScanning = true;
          scans += 1;
          queueMicrotask(() => {
            isScanning = false;
          });
        }
        return find.call(this, selector);
      } as typeof find;
      return () => {
        prototype.querySelectorAll = find;
      };
    };
    const undo = [Document, Element].map(countScans);
    const count = () => {
      frames += 1;
      requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const list = document.createElement("ul");
    document.querySelector("main")?.append(list);
    for (let batch = 0; batch < 500; batch++) {
      for (let one = 0; one < 20; one++) {
        list.append(document.createElement("li"));
        if (list.childElementCount > 200) list.firstElementChild?.remove();
      }
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    for (const one of undo) one();
    return { scans, frames };
  });
  const longest = longestTask(await browser.stopTracing());
  expect(measured.scans).toBeGreaterThan(0);
  expect(measured.scans).toBeLessThanOrEqual(measured.frames + 1);
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThan(LONG_TASK);
});

/** Milliseconds: a long task as defined by the Long Tasks API. */
const LONG_TASK = 50;

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** CPU time of the thread in microseconds. Load from other processes does not change it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Returns the longest task of the pages' main threads, in milliseconds of CPU time. */
function longestTask(trace: Buffer): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = traceEvents.filter(
    ({ name, args }) => name === "thread_name" && args.name === "CrRendererMain",
  );
  const isMain = new Set(mains.map(thread));
  return (
    Math.max(...traceEvents.filter((event) => isMain.has(thread(event))).map(({ tdur = 0 }) => tdur)) / 1000
  );
}

it("handles triggers when the page stops every click, and when it replaces all text", async ({ visits }) => {
  const page = await visits.open("/");
  await page.evaluate(() => {
    const stop = (event: Event) => event.stopImmediatePropagation();
    document.body.addEventListener("click", stop, { capture: true });
    Reflect.set(window, "letClicks", () => document.body.removeEventListener("click", stop, true));
  });
  await add(page);
  await page.evaluate(() => {
    Reflect.get(window, "letClicks")();
    const swap = (node: Node) => {
      if (node.nodeType === Node.TEXT_NODE && node.textContent?.trim() && node.parentElement) {
        const font = document.createElement("font");
        font.textContent = node.textContent;
        if (node.parentElement.localName !== "font") node.parentElement.replaceChild(font, node);
      } else {
        for (const child of [...node.childNodes]) swap(child);
      }
    };
    new MutationObserver((records) => {
      for (const { addedNodes } of records) for (const node of addedNodes) swap(node);
    }).observe(document.body, { childList: true, subtree: true });
  });
  const modal = await openSignInView(page);
  await submitSignIn(modal);
  await modal.getByText("This field is required.").first().waitFor();
  await modal.getByText("Don't have an account? Create one.").click();
  await modal.locator('input[name="firstName"]').waitFor();
  await modal.getByText("Already have an account? Sign in.").click();
  await fillSignIn(modal, { ...READER, emailAddress: "nobody@quire.test" });
  await submitSignIn(modal);
  await modal.getByText("You have entered an invalid email and password combination.").waitFor();
  expect(await modal.locator("font").count()).toBeGreaterThan(0);
  await expect.poll(() => authModal(page).getAttribute("data-state")).toBe("ready");
});

it("mounts in editor markup with paragraphs, entities and line breaks", async ({ visits }) => {
  const page = await visits.blank();
  await withMarkup(page, "/", (html) =>
    html.replace(
      /<main[^>]*>/,
      (tag) => `${tag}<p><quire-mini-cart id="pasted" loading="eager" heading='Yours &#038; ours'><br />
        <p><a href="/shopping-cart">&#8220;Cart&#8221;</a></p></quire-mini-cart></p>
        <p><a href="/register" data-quire-open="auth-modal" data-mode="registration"><br />Join</a></p>`,
    ),
  );
  const pasted = page.locator("#pasted");
  await pasted.getByRole("button").first().click();
  await pasted.getByRole("heading", { name: "Yours & ours" }).waitFor();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Join" }).click();
  await authModal(page).locator('input[name="firstName"]').waitFor();
});
