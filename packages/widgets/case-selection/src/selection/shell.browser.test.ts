import { rendered } from "@quire/conformance/held-time";
import { getShell } from "@quire/core/frame";
import { sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, expect, it } from "vitest";
import { downloadsStore } from "../downloads.js";
import { shell } from "./shell.js";

// This file does not define the element, so it tests the widget before its code loads.
const HTML = '<quire-case-selection heading="Eight cases"></quire-case-selection><footer>Imprint</footer>';

beforeEach(() => {
  sessionStore().setState({ status: "anonymous" }, true);
});

afterEach(async () => {
  document.body.replaceChildren();
  await expect.poll(() => downloadsStore().getState().guarded).toBe(false);
});

async function adopt(html = HTML) {
  document.body.setHTMLUnsafe(html);
  const host = document.querySelector<HTMLElement>("quire-case-selection");
  if (!host) throw new Error("The test's markup has no case selection.");
  const made = getShell(host, shell);
  await expect.poll(() => downloadsStore().getState().guarded).toBe(true);
  return made;
}

it("receives the host's message, and opens with title and close button, before its code loads", async () => {
  const { frame, root } = await adopt();
  window.postMessage({ type: "enable-paywall" }, location.origin);
  await expect.poll(() => frame?.isOpen).toBe(true);
  expect(root.querySelector('[part="title"]')?.textContent).toBe("Eight cases");
  expect(root.querySelector('[part="close"]')?.ariaLabel).toBe("Close Case Selection");
  expect(root.querySelector('[part="busy"]')?.checkVisibility()).toBe(true);
  expect(document.querySelector("footer")?.checkVisibility()).toBe(false);
});

it("applies subscribers-pass and the selectors before its code loads", async () => {
  const { frame } = await adopt(
    HTML.replace("heading", 'footer-selector="" subscribers-pass="false" heading'),
  );
  window.postMessage({ type: "enable-paywall" }, location.origin);
  await expect.poll(() => frame?.isOpen).toBe(true);
  expect(document.querySelector("footer")?.checkVisibility()).toBe(true);
});

it("opens at once when its tag has the open attribute", async () => {
  const { frame } = await adopt(HTML.replace("heading", "open heading"));
  expect(frame?.isOpen).toBe(true);
});

it("ignores messages when it was removed before its code loaded (robustness-5)", async () => {
  const { host, frame } = await adopt();
  host.remove();
  await expect.poll(() => downloadsStore().getState().guarded).toBe(false);
  window.postMessage({ type: "enable-paywall" }, location.origin);
  await rendered();
  expect(frame?.isOpen).toBe(false);
});
