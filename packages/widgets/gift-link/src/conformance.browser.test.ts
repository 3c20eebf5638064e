import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend } from "@quire/testing";
import { expect, vi } from "vitest";
import { GiftLinkElement, giftLink } from "./element.js";
import { GiftLink } from "./index.js";

describeConformance({
  widget: giftLink,
  element: GiftLinkElement,
  component: GiftLink,
  attributes: { url: "/2026/11/strategy", "article-title": "What Is Strategy?" },
  shows: (view) => view.querySelector("button") !== null,
  events: {
    async onGiven(view) {
      view.querySelector<HTMLElement>("button")?.click();
      await expect.poll(() => view.querySelector("input")).not.toBeNull();
    },
  },
  prepare() {
    newPage();
    vi.stubGlobal("fetch", createFakeBackend({ user: {} }).fetch);
  },
});
