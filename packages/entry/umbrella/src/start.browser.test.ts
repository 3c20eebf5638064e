import { newPage } from "@quire/conformance/new-page";
import { getPageSetting, pageSingleton } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { start } from "./start.js";

let fetched: string[];

beforeEach(() => {
  newPage();
  fetched = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
    fetched.push(new URL(request instanceof Request ? request.url : request, location.href).pathname);
    return new Response(null, { status: 401 });
  });
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

const getOpenModal = () => document.querySelector("quire-auth-modal[open]");

function insertTrigger(): HTMLElement {
  const link = document.createElement("a");
  Object.assign(link, { href: "#sign-in", textContent: "Sign in" });
  Object.assign(link.dataset, { quireOpen: "auth-modal", mode: "sign-in" });
  return document.body.appendChild(link);
}

it("loads the session and opens overlays, once for several calls", async () => {
  const listen = vi.spyOn(document, "addEventListener");
  start();
  const listeners = listen.mock.calls.length;
  start({ timeout: 7_000 });
  expect(listen.mock.calls.length).toBe(listeners);
  expect(getPageSetting("timeout")).toBe(7_000);
  await expect.poll(() => document.documentElement.dataset.quireUser).toBe("anonymous");
  insertTrigger().click();
  await expect.poll(() => getOpenModal()).toBeTruthy();
  expect(document.querySelectorAll("quire-auth-modal")).toHaveLength(1);
});

it("leaves the trigger idle if the page prevents its overlay (beyond-273)", async () => {
  start();
  await expect.poll(() => document.documentElement.dataset.quireUser).toBe("anonymous");
  const prevented = new Promise<void>((resolve) => {
    document.addEventListener(
      "quire-before-open",
      (event) => {
        event.preventDefault();
        resolve();
      },
      { once: true },
    );
  });
  const trigger = insertTrigger();
  trigger.click();
  await prevented;
  await expect.poll(() => trigger.dataset.state).toBe("idle");
  expect(getOpenModal()).toBeNull();
});

it("suggests similar names of a widget, an overlay and an action", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  start();
  document.body.innerHTML = `<quire-minicart></quire-minicart>
    <a href="#x" data-quire-open="auth-modl">Sign in</a><button data-quire-do="savee">Save</button>`;
  const getErrors = () => error.mock.calls.join("\n");
  for (const one of [
    'There is no widget "minicart". Did you mean "mini-cart"?',
    'There is no widget "auth-modl". Did you mean "auth-modal"?',
    'There is no action "savee". Did you mean "save"?',
  ])
    await expect.poll(getErrors).toContain(one);
});

it("only configures if the page script has started the page", () => {
  pageSingleton("loader", () => "the page script");
  configure({ timeout: 1_000 });
  const listen = vi.spyOn(document, "addEventListener");
  start({ timeout: 2_000 });
  expect(getPageSetting("timeout")).toBe(2_000);
  expect(listen).not.toHaveBeenCalled();
});

it("finds the shadow root that an application attaches to an old host", async () => {
  start();
  const host = document.body.appendChild(document.createElement("div"));
  await expect.poll(() => document.documentElement.dataset.quireUser).toBe("anonymous");
  host.attachShadow({ mode: "open" }).append(insertTrigger());
  host.dispatchEvent(new CustomEvent("quire-mount", { bubbles: true, composed: true }));
  await expect.poll(() => host.shadowRoot?.querySelector("a")?.dataset.state).toBe("idle");
});
