import { toastStore } from "@quire/core";
import { CurrentUserSchema } from "@quire/services/contract";
import { sessionStore } from "@quire/services/session";
import { parse } from "valibot";
import { afterEach, beforeEach, expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import "../define/case-selection.js";
import { downloadsStore } from "../downloads.js";

const available = (eid: unknown, iid: unknown) => ({
  source: "quire",
  version: 1,
  type: "full-content-available",
  eid,
  iid,
});
const PDF = '<a id="pdf" href="/download/case-selections/harbour/2">PDF</a>';

beforeEach(() => {
  sessionStore().setState({ status: "anonymous" }, true);
  downloadsStore().setState({ available: new Set() });
});

afterEach(async () => {
  document.body.replaceChildren();
  await expect.poll(() => downloadsStore().getState().guarded).toBe(false);
});

async function mount(links: string): Promise<HTMLElement> {
  document.body.setHTMLUnsafe(`<quire-case-selection></quire-case-selection>${links}`);
  await expect.poll(() => downloadsStore().getState().guarded).toBe(true);
  const host = document.querySelector<HTMLElement>("quire-case-selection");
  await expect.poll(() => host?.dataset.state).toBe("ready");
  const link = document.querySelector<HTMLElement>("#pdf");
  if (!link) throw new Error("The test's markup has no link.");
  return link;
}

const post = (message: unknown) => window.postMessage(message, location.origin);
const isOpen = () => document.querySelector("quire-case-selection")?.hasAttribute("open") === true;
const state = (link: HTMLElement) => [link.getAttribute("href"), link.getAttribute("aria-disabled")];

it("a PDF link is disabled until the host reports its full content, then enabled (accounts-2.25)", async () => {
  const link = await mount(PDF);
  await expect.poll(() => state(link)).toEqual([null, "true"]);
  post(available("harbour", "2"));
  await expect.poll(() => state(link)).toEqual(["/download/case-selections/harbour/2", null]);
  expect(link.outerHTML).toBe(PDF);
});

it("full content of another PDF changes nothing", async () => {
  const link = await mount(PDF);
  post(available("harbour", "3"));
  await expect.poll(() => downloadsStore().getState().available.size).toBeGreaterThan(0);
  expect(state(link)).toEqual([null, "true"]);
});

it("takes ids as numbers, and writes the address of a link that has only its ids", async () => {
  const link = await mount('<a id="pdf" data-eid="712" data-iid="4" aria-disabled="true">PDF</a>');
  post(available(712, 4));
  await expect.poll(() => state(link)).toEqual(["/download/case-selections/712/4", null]);
});

it("links that come later wait too", async () => {
  await mount('<i id="pdf"></i>');
  document.body.insertAdjacentHTML("beforeend", PDF.replace("pdf", "late"));
  await expect.poll(() => document.querySelector("#late")?.getAttribute("aria-disabled")).toBe("true");
});

it("links are as the page wrote them when the case selection goes", async () => {
  const link = await mount(PDF);
  document.querySelector("quire-case-selection")?.remove();
  await expect.poll(() => link.outerHTML).toBe(PDF);
});

it("a message whose ids are no ids enables nothing (robustness-4)", async () => {
  const link = await mount(PDF);
  for (const id of [null, {}, [], "", "..", "__proto__"]) post(available(id, id));
  post(available("harbour", "2/../2"));
  post({ ...available("harbour", "2"), version: 2 });
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(state(link)).toEqual([null, "true"]);
});

const BOTH = PDF.replace("<a", '<a class="pdf-paywall"');

it("a locked link that is a pdf-paywall trigger shows the overlay, by keyboard too", async () => {
  const link = await mount(BOTH);
  await expect
    .poll(() => [link.role, link.ariaDisabled, link.hasAttribute("href")])
    .toEqual(["button", null, false]);
  link.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(isOpen).toBe(true);
  await userEvent.keyboard("{Escape}");
  expect(document.activeElement).toBe(link);
});

it("once it is enabled, its click is the browser's", async () => {
  const link = await mount(BOTH);
  post(available("harbour", "2"));
  await expect.poll(() => link.hasAttribute("href")).toBe(true);
  let prevented: boolean | undefined;
  document.addEventListener(
    "click",
    (event) => {
      prevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  link.click();
  expect(prevented).toBe(false);
  expect(isOpen()).toBe(false);
});

it("a subscriber's press on a PDF that waits says so", async () => {
  const link = await mount(BOTH);
  await expect.poll(() => link.hasAttribute("href")).toBe(false);
  const user = parse(CurrentUserSchema, { id: "7", status: "subscribers" });
  sessionStore().setState({ status: "known", user }, true);
  link.click();
  await expect.poll(() => toastStore().getState().told?.message).toBe("This PDF is not available yet.");
  expect(isOpen()).toBe(false);
});

it("a subscriber's press on what is no link says that nothing is locked, where everybody sees it", async () => {
  await mount(`${BOTH}<button class="pdf-paywall">Unlock</button>`);
  const user = parse(CurrentUserSchema, { id: "7", status: "subscribers" });
  sessionStore().setState({ status: "known", user }, true);
  document.querySelector<HTMLElement>("button.pdf-paywall")?.click();
  await expect
    .poll(() => toastStore().getState().told?.message)
    .toBe("Your subscription includes this case selection.");
  expect(document.querySelector("quire-toast")).not.toBeNull();
  expect(isOpen()).toBe(false);
});
