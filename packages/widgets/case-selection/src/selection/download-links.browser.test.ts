import { rendered } from "@quire/conformance/held-time";
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

it("disables a PDF link until the host reports its full content (accounts-2.25)", async () => {
  const link = await mount(PDF);
  await expect.poll(() => state(link)).toEqual([null, "true"]);
  post(available("harbour", "2"));
  await expect.poll(() => state(link)).toEqual(["/download/case-selections/harbour/2", null]);
  expect(link.outerHTML).toBe(PDF);
});

it("ignores the full content of another PDF", async () => {
  const link = await mount(PDF);
  post(available("harbour", "3"));
  await expect.poll(() => downloadsStore().getState().available.size).toBeGreaterThan(0);
  expect(state(link)).toEqual([null, "true"]);
});

it("accepts numeric ids, and builds the address of a link that has only its ids", async () => {
  const link = await mount('<a id="pdf" data-eid="712" data-iid="4" aria-disabled="true">PDF</a>');
  post(available(712, 4));
  await expect.poll(() => state(link)).toEqual(["/download/case-selections/712/4", null]);
});

it("disables links that are added later too", async () => {
  await mount('<i id="pdf"></i>');
  document.body.insertAdjacentHTML("beforeend", PDF.replace("pdf", "late"));
  await expect.poll(() => document.querySelector("#late")?.getAttribute("aria-disabled")).toBe("true");
});

it("restores the page's links when the case selection is removed", async () => {
  const link = await mount(PDF);
  document.querySelector("quire-case-selection")?.remove();
  await expect.poll(() => link.outerHTML).toBe(PDF);
});

it("enables nothing if a message has invalid ids (robustness-4)", async () => {
  const link = await mount(PDF);
  for (const id of [null, {}, [], "", "..", "__proto__"]) post(available(id, id));
  post(available("harbour", "2/../2"));
  post({ ...available("harbour", "2"), version: 2 });
  await rendered();
  expect(state(link)).toEqual([null, "true"]);
});

const BOTH = PDF.replace("<a", '<a class="pdf-paywall"');

it("opens the overlay for a locked link that is a pdf-paywall trigger, by keyboard too", async () => {
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

it("leaves a click on an enabled link to the browser", async () => {
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

it("shows a message when a subscriber clicks a PDF that is not available yet", async () => {
  const link = await mount(BOTH);
  await expect.poll(() => link.hasAttribute("href")).toBe(false);
  const user = parse(CurrentUserSchema, { id: "7", status: "subscribers" });
  sessionStore().setState({ status: "known", user }, true);
  link.click();
  await expect.poll(() => toastStore().getState().latest?.message).toBe("This PDF isn’t available yet.");
  expect(isOpen()).toBe(false);
});

it("shows a toast if a subscriber clicks a locked element other than a link", async () => {
  await mount(`${BOTH}<button class="pdf-paywall">Unlock</button>`);
  const user = parse(CurrentUserSchema, { id: "7", status: "subscribers" });
  sessionStore().setState({ status: "known", user }, true);
  document.querySelector<HTMLElement>("button.pdf-paywall")?.click();
  await expect
    .poll(() => toastStore().getState().latest?.message)
    .toBe("Your subscription includes this case selection.");
  expect(document.querySelector("quire-toast")).not.toBeNull();
  expect(isOpen()).toBe(false);
});
