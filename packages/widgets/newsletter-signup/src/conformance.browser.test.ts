import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend } from "@quire/testing";
import { vi } from "vitest";
import { NewsletterSignupElement, newsletterSignup } from "./element.js";
import { NewsletterSignup } from "./index.js";

async function found(view: HTMLElement, selector: string): Promise<HTMLElement> {
  for (;;) {
    const element = view.querySelector<HTMLElement>(selector);
    if (element) return element;
    await new Promise(requestAnimationFrame);
  }
}
const press = async (view: HTMLElement, selector: string) => (await found(view, selector)).click();

describeConformance({
  widget: newsletterSignup,
  element: NewsletterSignupElement,
  component: NewsletterSignup,
  attributes: { name: "First Chair", "unsubscribe-all": "" },
  sample: { heading: "The first chair" },
  shows: (view) =>
    view.querySelector('[part="subscribe"]')?.getAttribute("aria-label") === "Sign up for The first chair",
  events: {
    onSubscribed: (view) => press(view, '[part="subscribe"]'),
    async onUnsubscribed(view) {
      await press(view, '[part="subscribe"]');
      await press(view, '[part="unsubscribe"]');
    },
    async onUnsubscribedAll(view) {
      await press(view, '[part="subscribe"]');
      await press(view, '[part="unsubscribe-all"]:not([aria-disabled])');
    },
  },
  prepare() {
    newPage();
    localStorage.clear();
    vi.stubGlobal("fetch", createFakeBackend({ user: {} }).fetch);
  },
});
