import { expectAfter, holdTime, rendered } from "@quire/conformance/held-time";
import { OPEN_OVERLAY, type OverlayRequest, toastStore } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { CurrentUserSchema } from "@quire/services/contract";
import { sessionStore } from "@quire/services/session";
import { parse } from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import "../define/case-selection.js";
import { action as exitTrigger } from "../actions/exit-paywall.js";
import { action as showTrigger } from "../actions/pdf-paywall.js";
import { downloadsStore } from "../downloads.js";

const ENABLE = { source: "quire", version: 1, type: "enable-paywall" };

let replies: unknown[];
let listening: AbortController;

beforeEach(() => {
  replies = [];
  listening = new AbortController();
  addEventListener("message", ({ data }) => isReply(data) && replies.push(data.type), {
    signal: listening.signal,
  });
  sessionStore().setState({ status: "anonymous" }, true);
  downloadsStore().setState({ available: new Set() });
});

afterEach(() => {
  listening.abort();
  document.body.replaceChildren();
});

/** Recognizes replies. In these tests the window is also the host and receives them. */
const isReply = (data: unknown): data is { type: string } =>
  /^(paywall-|download-)/.test(String(Object(data).type));

const reads = (user: object) =>
  sessionStore().setState({ status: "known", user: parse(CurrentUserSchema, { id: "7", ...user }) }, true);

async function mount(html = "<quire-case-selection></quire-case-selection>"): Promise<HTMLElement> {
  document.body.setHTMLUnsafe(html);
  const host = document.querySelector<HTMLElement>("quire-case-selection");
  if (!host) throw new Error("The test's markup has no case selection.");
  await expect.poll(() => host.dataset.state).toBe("ready");
  await expect.poll(() => downloadsStore().getState().guarded).toBe(true);
  return host;
}

const part = (host: HTMLElement, name: string) =>
  host.shadowRoot?.querySelector<HTMLElement>(`[part~="${name}"]`) ?? null;
const isOpen = (host: HTMLElement) => part(host, "panel")?.matches(":modal") === true;
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The test's markup has no ${selector}.`);
  return element;
};

async function post(...messages: unknown[]): Promise<void> {
  for (const message of messages) window.postMessage(message, location.origin);
}

it("opens when the host posts enable-paywall, and answers paywall-shown (accounts-4.14)", async () => {
  const host = await mount();
  await post(ENABLE);
  await expect.poll(() => isOpen(host)).toBe(true);
  await expect.poll(() => replies).toEqual(["paywall-shown"]);
});

it("accepts the older bare form of enable-paywall too", async () => {
  const host = await mount();
  await post({ type: "enable-paywall" });
  await expect.poll(() => isOpen(host)).toBe(true);
});

it("opens one overlay for five enable-paywall messages, and answers each (robustness-1)", async () => {
  const host = await mount();
  let opened = 0;
  host.addEventListener("quire-open", () => opened++);
  await post(ENABLE, ENABLE, ENABLE, ENABLE, ENABLE);
  await expect.poll(() => replies.length).toBe(5);
  expect(opened).toBe(1);
  expect(document.querySelectorAll("quire-case-selection").length).toBe(1);
});

it("ignores messages after the last case selection was removed (robustness-5)", async () => {
  const host = await mount();
  host.remove();
  await expect.poll(() => downloadsStore().getState().guarded).toBe(false);
  await post(ENABLE);
  await rendered();
  expect(replies).toEqual([]);
  expect(host.hasAttribute("open")).toBe(false);
});

it("receives the host's messages after it was added to the page again", async () => {
  const host = await mount();
  host.remove();
  await rendered();
  document.body.append(host);
  await expect.poll(() => downloadsStore().getState().guarded).toBe(true);
  await post(ENABLE);
  await expect.poll(() => isOpen(host)).toBe(true);
});

it("greets 'Hi, {name}.' only if a first name is given (accounts-2.16)", async () => {
  const host = await mount('<quire-case-selection open first-name="Ada"></quire-case-selection>');
  expect(part(host, "greeting")?.textContent).toBe("Hi, Ada.");
  host.removeAttribute("first-name");
  await expect.poll(() => part(host, "greeting")?.textContent).toBe("");
  expect(part(host, "greeting")?.checkVisibility()).toBe(false);
  reads({ firstName: "Robin" });
  await expect.poll(() => part(host, "greeting")?.textContent).toBe("Hi, Robin.");
});

it("shows a title, and the given dek and subDek (accounts-2.17)", async () => {
  const host = await mount(
    '<quire-case-selection open heading="Eight cases" dek="On bargaining." sub-dek="PDF."></quire-case-selection>',
  );
  expect(part(host, "title")?.textContent).toBe("Eight cases");
  expect(part(host, "dek")?.textContent).toBe("On bargaining.");
  expect(part(host, "sub-dek")?.textContent).toBe("PDF.");
  for (const name of ["dek", "sub-dek"]) host.removeAttribute(name);
  await expect.poll(() => part(host, "dek")).toBeNull();
  expect(part(host, "sub-dek")).toBeNull();
});

it("leads to cta_target plus 'ab', a tag of paywall-case-subtout (accounts-2.18)", async () => {
  configure({ experiments: { "paywall-case-subtout": "short-form" } });
  const host = await mount(
    '<quire-case-selection cta-target="/subscriptions?plan=best" cta-title="Subscribe"></quire-case-selection>',
  );
  expect(part(host, "cta")?.textContent).toBe("Subscribe");
  expect(part(host, "cta")?.getAttribute("href")).toBe("/subscriptions?plan=best&ab=short-form");
  configure({ experiments: {} });
});

it("has a close button titled 'Close Case Selection' (accounts-2.19)", async () => {
  const host = await mount();
  const close = part(host, "close");
  expect([close?.title, close?.ariaLabel]).toEqual(["Close Case Selection", "Close Case Selection"]);
  await post(ENABLE);
  await expect.poll(() => isOpen(host)).toBe(true);
  close?.click();
  expect(isOpen(host)).toBe(false);
});

it("has no sign-in link for a signed-in user (beyond-179)", async () => {
  reads({ status: "registered" });
  const host = await mount();
  await post(ENABLE);
  await expect.poll(() => part(host, "cta")).not.toBeNull();
  expect(part(host, "sign-in")).toBeNull();
});

it.each([
  ["a trigger", '<button id="show" data-quire-do="pdf-paywall">PDF</button>'],
  ["a trigger without a tag", '<button id="show" data-quire-do="pdf-paywall">PDF</button>'],
])("shows a message when a subscriber clicks %s (beyond-181)", async (name, button) => {
  if (name === "a trigger") await mount(`${SURROUNDED}${button}`);
  else document.body.setHTMLUnsafe(button);
  reads({ status: "subscribers" });
  toastStore().setState({ latest: undefined });
  expect(await showTrigger.run({ element: find("#show"), data: {}, keyboard: false })).toBe("idle");
  expect(toastStore().getState().latest?.message).toBe("Your subscription includes this case selection.");
});

it("has an anchor link with the configured title that opens sign-in in paywall mode (accounts-2.20)", async () => {
  const host = await mount('<quire-case-selection anchor-title="Sign in here"></quire-case-selection>');
  let request: OverlayRequest | undefined;
  const open = (event: Event) => {
    event.preventDefault();
    request = (event as CustomEvent<OverlayRequest>).detail;
  };
  document.addEventListener(OPEN_OVERLAY, open, { once: true });
  const link = part(host, "sign-in");
  expect(link?.textContent).toBe("Sign in here");
  link?.click();
  expect(request).toMatchObject({ name: "auth-modal", attributes: { mode: "sign-in", paywall: "" } });
  expect(link?.getAttribute("href")).toBe(
    `/sign-in?return=${encodeURIComponent(location.pathname + location.search)}`,
  );
});

it("shows markup in names and texts literally (robustness-7)", async () => {
  const host = await mount(
    '<quire-case-selection dek="&lt;img src=x onerror=alert(1)>"></quire-case-selection>',
  );
  reads({ firstName: "<img src=x onerror=alert(1)>" });
  await expect.poll(() => part(host, "greeting")?.textContent).toBe("Hi, <img src=x onerror=alert(1)>.");
  expect(part(host, "dek")?.textContent).toBe("<img src=x onerror=alert(1)>");
});

const SURROUNDED = `
  <quire-case-selection></quire-case-selection>
  <button class="pdf-paywall">Read the PDF</button>
  <footer style="color: red;">Imprint</footer>
  <quire-subscription-banner>Subscribe</quire-subscription-banner>
  <aside data-ad-container>Ad</aside>`;
const HIDES = ["footer", "quire-subscription-banner", "[data-ad-container]"];
const visible = () => HIDES.filter((selector) => find(selector).checkVisibility());

it("opens on a pdf-paywall click and hides the footer, the persistent banner and the ad container (accounts-4.17)", async () => {
  const host = await mount(SURROUNDED);
  find(".pdf-paywall").click();
  await expect.poll(() => isOpen(host)).toBe(true);
  expect(visible()).toEqual([]);
});

it("restores footer, banner and ads on closing, and returns the focus to its trigger", async () => {
  const host = await mount(SURROUNDED);
  const before = HIDES.map((selector) => find(selector).outerHTML);
  find(".pdf-paywall").focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => isOpen(host)).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(isOpen(host)).toBe(false);
  expect(HIDES.map((selector) => find(selector).outerHTML)).toEqual(before);
  expect(document.activeElement).toBe(find(".pdf-paywall"));
});

it("closes on an exit click (accounts-4.18)", async () => {
  const host = await mount(`${SURROUNDED}<button class="exit-paywall">Leave</button>`);
  find(".pdf-paywall").click();
  await expect.poll(() => isOpen(host)).toBe(true);
  find(".exit-paywall").click();
  expect(isOpen(host)).toBe(false);
  expect(visible()).toEqual(HIDES);
});

it("restores the page when it is removed while open", async () => {
  const host = await mount(SURROUNDED);
  await post(ENABLE);
  await expect.poll(() => visible()).toEqual([]);
  host.remove();
  await expect.poll(() => visible()).toEqual(HIDES);
});

it("hides the elements that the page's own selectors match", async () => {
  const tag = '<quire-case-selection footer-selector=".foot"></quire-case-selection>';
  const host = await mount(`${tag}<footer>Imprint</footer><div class="foot">Foot</div>`);
  await post(ENABLE);
  await expect.poll(() => isOpen(host)).toBe(true);
  expect(find(".foot").checkVisibility()).toBe(false);
  expect(find("footer").checkVisibility()).toBe(true);
});

it("opens on data-quire-do=pdf-paywall and closes on data-quire-do=exit-paywall", async () => {
  const host = await mount(`${SURROUNDED}<button id="show" data-quire-do="pdf-paywall">PDF</button>`);
  const activation = { element: find("#show"), data: {}, keyboard: false };
  expect(await showTrigger.run(activation)).toBe("on");
  expect(isOpen(host)).toBe(true);
  find("#show").dataset.state = "on";
  expect(await exitTrigger.run(activation)).toBe("idle");
  expect(isOpen(host)).toBe(false);
  expect(find("#show").dataset.state).toBe("idle");
});

it("stays closed for subscribers, and notifies the host (accounts-6.3)", async () => {
  const host = await mount();
  reads({ status: "subscribers" });
  await post(ENABLE);
  await expect.poll(() => replies).toEqual(["paywall-passed"]);
  expect(isOpen(host)).toBe(false);
});

it("opens for subscribers when subscribers-pass is false (accounts-6.3)", async () => {
  const host = await mount('<quire-case-selection subscribers-pass="false"></quire-case-selection>');
  reads({ status: "subscribers" });
  await post(ENABLE);
  await expect.poll(() => isOpen(host)).toBe(true);
});

it("waits for the profile before it opens, so that no subscriber sees it", async () => {
  const host = await mount();
  sessionStore().setState({ status: "unknown" }, true);
  await post(ENABLE);
  await rendered();
  expect(isOpen(host)).toBe(false);
  reads({ status: "subscribers" });
  await expect.poll(() => replies).toEqual(["paywall-passed"]);
});

it("opens when the profile has not loaded after three seconds", async () => {
  const host = await mount();
  sessionStore().setState({ status: "unknown" }, true);
  holdTime();
  await post(ENABLE);
  await expectAfter(3_000, () => isOpen(host));
});
