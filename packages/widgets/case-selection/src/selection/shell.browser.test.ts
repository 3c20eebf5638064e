import { shellOf } from "@quire/core/frame";
import { sessionStore } from "@quire/services/session";
import { afterEach, beforeEach, expect, it } from "vitest";
import { downloadsStore } from "../downloads.js";
import { shell } from "./shell.js";

// The element is not defined in this file: what works here works before the widget's code is there.
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
  const made = shellOf(host, shell);
  await expect.poll(() => downloadsStore().getState().guarded).toBe(true);
  return made;
}

it("hears the host, and opens with title and close button, before its code is there", async () => {
  const { frame, root } = await adopt();
  window.postMessage({ type: "enable-paywall" }, location.origin);
  await expect.poll(() => frame?.isOpen).toBe(true);
  expect(root.querySelector('[part="title"]')?.textContent).toBe("Eight cases");
  expect(root.querySelector('[part="close"]')?.ariaLabel).toBe("Close Case Selection");
  expect(root.querySelector('[part="busy"]')?.checkVisibility()).toBe(true);
  expect(document.querySelector("footer")?.checkVisibility()).toBe(false);
});

it("subscribers-pass and the selectors hold before its code is there", async () => {
  const { frame } = await adopt(
    HTML.replace("heading", 'footer-selector="" subscribers-pass="false" heading'),
  );
  window.postMessage({ type: "enable-paywall" }, location.origin);
  await expect.poll(() => frame?.isOpen).toBe(true);
  expect(document.querySelector("footer")?.checkVisibility()).toBe(true);
});

it("a tag that is open opens at once", async () => {
  const { frame } = await adopt(HTML.replace("heading", "open heading"));
  expect(frame?.isOpen).toBe(true);
});

it("taken away before its code is there, it hears nothing (robustness-5)", async () => {
  const { host, frame } = await adopt();
  host.remove();
  await expect.poll(() => downloadsStore().getState().guarded).toBe(false);
  window.postMessage({ type: "enable-paywall" }, location.origin);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(frame?.isOpen).toBe(false);
});
