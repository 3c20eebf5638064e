import type { Account, Scenario } from "@quire/conformance/scenario";
import type { Page } from "playwright";
import type { Shop } from "./shop.js";
import type { ShopStep } from "./shop-steps.js";
import type * as Tab from "./shop-tab.js";

type Work<Given, Result> = (tab: typeof Tab, input: Given) => Result | Promise<Result>;

/** A user with two tabs of the shop, who can start a step before the last one has ended. */
export interface Shopper {
  does(step: ShopStep): Promise<void>;
  /** Waits for all pending work, signs in again, and resolves orders with an unknown outcome. */
  rests(): Promise<void>;
  /** Returns the carts of both tabs and of the server if they differ, otherwise an empty list. */
  disagreement(): Promise<readonly object[]>;
}

/** The result of work whose page was left before it ended. */
const GONE = "gone";

/**
 * @param page contains the tabs as frames. Frames share storage, channels and cookies as windows do, and open
 * faster.
 *
 * @param page holds the tabs as frames. Like windows they share storage, channels and cookies, and they open faster.
 */
export async function openShopper(page: Page, shop: Shop, scenario: Scenario): Promise<Shopper> {
  const account: Account = await scenario.account();
  let underWay: Promise<unknown>[] = [];
  await page.evaluate(() => document.body.replaceChildren());
  await page.context().clearCookies();
  await page.evaluate(() => [localStorage.clear(), sessionStorage.clear()]);
  await page.evaluate(openTabs);

  /** Runs a function in a tab. It also ends when the tab's page is left. */
  function inTab<Given, Result>(
    index: number,
    work: Work<Given, Result>,
    input: Given,
  ): Promise<Result | typeof GONE> {
    return page.evaluate(
      `(() => {
        const { contentWindow } = document.querySelectorAll("iframe")[${index}];
        const left = new Promise((resolve) => contentWindow.addEventListener("pagehide", () => resolve("${GONE}")));
        return Promise.race([(${work})(contentWindow.tab, ${JSON.stringify(input)}), left]);
      })()`,
    );
  }
  const reload = (index: number) => page.evaluate(reloadTab, index);

  async function works<Given>(
    { tab, isAwaited }: { readonly tab: number; readonly isAwaited: boolean },
    work: Work<Given, unknown>,
    input: Given,
  ): Promise<void> {
    const done = inTab(tab, work, input);
    underWay.push(done);
    if (isAwaited) await done;
  }

  async function signsIn(index: number): Promise<void> {
    const credentials = { name: account.emailAddress, password: account.password };
    const outcome = await inTab(index, (tab, { name, password }) => tab.enter(name, password), credentials);
    if (outcome === "signed-in") await reload(index);
  }

  return {
    async does(step) {
      switch (step.does) {
        case "add":
          return works(step, (tab, { item }) => tab.add(item), step);
        case "change":
          return works(step, (tab, { line, to }) => tab.change(line, to), step);
        case "remove":
          return works(step, (tab, { line }) => tab.remove(line), step);
        case "coupon":
          return works(step, (tab, { code }) => tab.coupon(code), step);
        case "submit": {
          const press = (tab: typeof Tab, card: { token: string; label: string }) =>
            tab.order(card, Reflect.get(window, "pressed"));
          return works(step, press, await shop.cardToken());
        }
        case "sign in":
          return signsIn(step.tab);
        case "sign out":
          return page.evaluate(signOutIn, step.tab);
        case "cut":
          return scenario.fault({ kind: step.when, path: step.path });
        case "restart":
          return shop.restart();
      }
    },
    async rests() {
      await Promise.all(underWay);
      underWay = [];
      await scenario.clearFaults();
      if ((await inTab(0, (tab) => tab.known(), {})) !== "known") await signsIn(0);
      await inTab(0, (tab) => tab.comeBack(), {});
    },
    async disagreement() {
      const server = await inTab(0, (tab) => tab.real(), {});
      const shown = await Promise.all([0, 1].map((index) => inTab(index, (tab) => tab.shown(), {})));
      const isSame = shown.every((one) => JSON.stringify(one) === JSON.stringify(server));
      return isSame ? [] : [...shown, server].map(Object);
    },
  };
}

/** Runs in the page. */
async function openTabs(): Promise<void> {
  const opened = [0, 1].map(() => {
    const frame = document.createElement("iframe");
    frame.src = "/tab";
    const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
    document.body.append(frame);
    return loaded;
  });
  await Promise.all(opened);
}

/** Runs in the page. The server signs the tab out and sends it back to its page. */
async function signOutIn(index: number): Promise<void> {
  const frame = document.querySelectorAll("iframe")[index];
  const loaded = new Promise((resolve) => frame?.addEventListener("load", resolve, { once: true }));
  const tab: typeof Tab = Reflect.get(frame?.contentWindow ?? window, "tab");
  if (await Promise.race([tab.leave(), loaded])) await loaded;
}

/** Runs in the page. */
async function reloadTab(index: number): Promise<void> {
  const frame = document.querySelectorAll("iframe")[index];
  if (!frame) return;
  const loaded = new Promise((resolve) => frame.addEventListener("load", resolve, { once: true }));
  frame.contentWindow?.location.reload();
  await loaded;
}
