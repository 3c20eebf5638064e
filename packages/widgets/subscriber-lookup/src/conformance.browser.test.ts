import { describeConformance, pressSubmit } from "@quire/conformance";
import { configure } from "@quire/services/configuration";
import { vi } from "vitest";
import { userEvent } from "vitest/browser";
import { openLookup } from "../test/open-lookup.js";
import { SubscriberLookupElement, subscriberLookup } from "./element.js";
import { SubscriberLookup } from "./index.js";

const field = (view: HTMLElement, name: string) =>
  vi.waitUntil(() => view.querySelector<HTMLInputElement>(`[name="${name}"]`));

describeConformance({
  widget: subscriberLookup,
  element: SubscriberLookupElement,
  component: SubscriberLookup,
  sample: { "email-address": "print@quire.test" },
  shows: (view) =>
    view.querySelector<HTMLInputElement>('[name="emailAddress"]')?.value === "print@quire.test",
  events: {
    async onLinked(view) {
      await userEvent.fill(await field(view, "accountNumber"), "QR1002003");
      await pressSubmit(view);
      await userEvent.fill(await field(view, "password"), "Reader#2026");
      await pressSubmit(view);
    },
  },
  prepare() {
    openLookup();
    configure({ captcha: null, geolocation: null });
  },
});
