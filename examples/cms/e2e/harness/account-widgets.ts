import type { Locator, Page } from "playwright";

export const ARTICLE = "/2026/07/pricing-is-a-conversation-so-listen-first";
export const LOOKUP = "/subscriber-registration?emailAddress=cHJpbnRAcXVpcmUudGVzdA%3D%3D";
const RESET = "/reset-password?token=abc";
export const CASE = "/case-selections/long-table";

/** Clicks a trigger of the page. */
const press = (name: string) => (page: Page) =>
  page.locator(`main [data-quire-open="${name}"]`).first().click();

export interface Place {
  readonly widget: string;
  readonly address: string;
  /** A part that the widget renders, with text or a field. */
  readonly part: string;
  readonly show?: (page: Page) => Promise<void>;
}

/** Each account widget, with a page of the site that contains it. */
export const PLACES: readonly Place[] = [
  {
    widget: "quire-paywall",
    address: ARTICLE,
    part: '[data-quire-ui] input[name="username"]',
    show: (page) => page.locator('quire-paywall [part="sign-in"]').click(),
  },
  { widget: "quire-subscriber-lookup", address: LOOKUP, part: '[data-quire-ui] input[name="accountNumber"]' },
  { widget: "quire-reset-password", address: RESET, part: '[data-quire-ui] input[name="confirm"]' },
  {
    widget: "quire-forgot-password-flyout",
    address: "/sign-in",
    part: '[data-quire-ui] input[name="emailAddress"]',
    show: press("forgot-password-flyout"),
  },
  {
    widget: "quire-change-password-flyout",
    address: "/my-library",
    part: "[data-quire-ui] a",
    show: press("change-password-flyout"),
  },
  {
    widget: "quire-topic-menu",
    address: "/my-library/following",
    part: '[part="choice"]',
    show: (page) => page.locator('quire-topic-menu [part="button"]').click(),
  },
  { widget: "quire-case-collection", address: "/case-selections", part: "button" },
  {
    widget: "quire-case-selection",
    address: CASE,
    part: '[part="title"]',
    show: (page) => page.getByRole("button", { name: "Get all the cases" }).click(),
  },
];

export const getPart = (page: Page, { widget, part }: Place): Locator =>
  page.locator(`${widget} ${part}`).first();
