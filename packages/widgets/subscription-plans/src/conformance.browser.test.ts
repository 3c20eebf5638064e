import { describeConformance } from "@quire/conformance";
import { newPage } from "@quire/conformance/new-page";
import { OPEN_OVERLAY } from "@quire/core";
import { createFakeBackend } from "@quire/testing";
import { vi } from "vitest";
import { SubscriptionPlansElement, subscriptionPlans } from "./element.js";
import { SubscriptionPlans } from "./index.js";

// The user is a guest, for whom a chosen plan opens sign-in.
document.addEventListener(OPEN_OVERLAY, (event) => event.preventDefault());

describeConformance({
  widget: subscriptionPlans,
  element: SubscriptionPlansElement,
  component: SubscriptionPlans,
  sample: { heading: "Choose a plan", plans: "best" },
  shows: (view) =>
    view.querySelector('[part="heading"]')?.textContent === "Choose a plan" &&
    view.querySelectorAll('[part~="card"]').length === 1,
  events: {
    onPlanChoose: (view) => view.querySelector<HTMLElement>('[part="subscribe"]')?.click(),
    onPeriodChange: (view) => view.querySelector<HTMLElement>('[part="period"]:last-child input')?.click(),
  },
  prepare() {
    newPage();
    vi.stubGlobal("fetch", createFakeBackend().fetch);
  },
});
