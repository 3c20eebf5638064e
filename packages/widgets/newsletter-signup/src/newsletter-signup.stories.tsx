import { newPage } from "@quire/conformance/new-page";
import { createFakeBackend, type FakeBackendOptions } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { NewsletterSignup } from "./index.js";

const NEWSLETTERS = [
  {
    type: "newsletter" as const,
    name: "First Chair",
    label: "First Chair",
    about: "For who leads a team for the first time. Tuesdays.",
  },
  {
    type: "newsletter" as const,
    name: "Weekly Numbers",
    label: "Weekly Numbers",
    about: "Three charts and what they do not show. Fridays.",
  },
  {
    type: "marketingCampaign" as const,
    name: "autumn-26",
    label: "Autumn letters",
    about: "What is new in the store, once a month.",
  },
];
const LONG =
  "Donaudampfschifffahrtsgesellschaftskapitänsbriefe and everything that has ever been written about them since 1956";

/** Prepares a story: a new page with this backend in place of the network. */
function serve(options: FakeBackendOptions) {
  return () => {
    const { fetch } = globalThis;
    const backend = createFakeBackend(options);
    globalThis.fetch = backend.fetch;
    localStorage.clear();
    newPage();
    return () => {
      globalThis.fetch = fetch;
      backend.reset();
    };
  };
}

/** Returns options for a user who is subscribed to these newsletters. */
const subscriber = (...newsletter: string[]): FakeBackendOptions => ({ user: {}, follows: { newsletter } });

async function find(canvas: HTMLElement, selector: string): Promise<HTMLInputElement> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const root = canvas.querySelector('[data-quire-widget="newsletter-signup"]')?.shadowRoot;
    const found = root?.querySelector<HTMLInputElement>(selector);
    if (found) return found;
  }
}

async function signUp(canvas: HTMLElement, email: string): Promise<void> {
  (await find(canvas, '[name="email"]')).value = email;
  for (const box of await boxes(canvas)) box.click();
  (await find(canvas, '[type="submit"]')).click();
}

async function boxes(canvas: HTMLElement): Promise<readonly HTMLInputElement[]> {
  const form = (await find(canvas, '[name="email"]')).form;
  return Array.from(form?.querySelectorAll<HTMLInputElement>("[type=checkbox]") ?? []);
}

const meta = preview.meta({
  title: "Widgets/Newsletter sign-up",
  component: NewsletterSignup,
  args: { name: "First Chair" },
});
const list = { name: "", heading: "From the editors", newsletters: NEWSLETTERS, unsubscribeAll: true };

export const Guest = meta.story({ beforeEach: serve({}) });

export const GuestInvalid = meta.story({
  beforeEach: serve({}),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, "ada");
    await find(canvasElement, ".quire-error");
  },
});

export const GuestDone = meta.story({
  beforeEach: serve({}),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, "ada@quire.test");
    await find(canvasElement, '[part="done"]:not(:empty)');
  },
});

export const GuestFailed = meta.story({
  beforeEach: serve({ faults: [{ call: "signUpForNewsletter", status: 500, body: {}, times: Infinity }] }),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, "ada@quire.test");
    await find(canvasElement, ".quire-notice");
  },
});

export const Reader = meta.story({ beforeEach: serve(subscriber()) });

export const Subscribed = meta.story({ beforeEach: serve(subscriber("First Chair")) });

export const Loading = meta.story({
  beforeEach: serve({ faults: [{ hang: true, times: Infinity }] }),
});

export const Empty = meta.story({ args: { name: "" }, beforeEach: serve({}) });

export const ListForGuests = meta.story({ args: list, beforeEach: serve({}) });

export const ListPartlyRefused = meta.story({
  args: list,
  beforeEach: serve({
    topics: [{ name: "First Chair", slug: "first-chair", subscriberOnly: false, executiveOnly: true }],
  }),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, "ada@quire.test");
    await find(canvasElement, ".quire-notice");
  },
});

export const ListForReaders = meta.story({
  args: list,
  beforeEach: serve(subscriber("Weekly Numbers")),
});

export const Refused = meta.story({
  args: list,
  beforeEach: serve({
    user: {},
    topics: [{ name: "First Chair", slug: "first-chair", subscriberOnly: true, executiveOnly: false }],
  }),
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '[part="subscribe"]')).click();
    await find(canvasElement, '[part="problem"]:not(:empty)');
  },
});

export const UnsubscribeAllFails = meta.story({
  args: list,
  beforeEach: serve({
    ...subscriber("Weekly Numbers"),
    faults: [{ call: "unsubscribeAll", status: 500, body: {}, times: Infinity }],
  }),
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '[part="unsubscribe-all"]')).click();
    await find(canvasElement, ".quire-notice");
  },
});

export const LongText = meta.story({
  args: {
    ...list,
    newsletters: [{ type: "newsletter", name: LONG, label: LONG, about: LONG }, ...NEWSLETTERS],
  },
  beforeEach: serve(subscriber(LONG)),
});

export const RightToLeft = meta.story({
  args: {
    ...list,
    heading: "نشرات",
    newsletters: [
      { type: "newsletter", name: "استراتيجية", label: "استراتيجية", about: "كل أسبوع" },
      ...NEWSLETTERS,
    ],
  },
  beforeEach: serve({}),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  args: list,
  beforeEach: serve(subscriber("First Chair")),
  globals: { viewport: { value: "mobile1" } },
});
