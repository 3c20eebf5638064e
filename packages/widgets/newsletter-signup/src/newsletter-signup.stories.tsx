import preview from "../../../../.storybook/preview.js";
import { type Answer, json, openReader } from "../test/fake-reader.js";
import { NewsletterSignup } from "./newsletter-signup.js";

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

/** Before a story, a reader stands in place of the network; after it, they go. */
function reader(who: Parameters<typeof openReader>[0], answer?: Answer) {
  return () => openReader(who, answer).close;
}

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

export const Guest = meta.story({ beforeEach: reader(null) });

export const GuestInvalid = meta.story({
  beforeEach: reader(null),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, "ada");
    await find(canvasElement, ".quire-error");
  },
});

export const GuestDone = meta.story({
  beforeEach: reader(null),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, "ada@quire.test");
    await find(canvasElement, '[part="done"]:not(:empty)');
  },
});

export const GuestFailed = meta.story({
  beforeEach: reader(null, () => json({}, 500)),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, "ada@quire.test");
    await find(canvasElement, ".quire-notice");
  },
});

export const Reader = meta.story({ beforeEach: reader({}) });

export const Subscribed = meta.story({ beforeEach: reader({ newsletters: ["First Chair"] }) });

export const Loading = meta.story({
  beforeEach: () => {
    const { close } = openReader(null);
    globalThis.fetch = () => new Promise<Response>(() => {});
    return close;
  },
});

export const Empty = meta.story({ args: { name: "" }, beforeEach: reader(null) });

export const ListForGuests = meta.story({ args: list, beforeEach: reader(null) });

export const ListPartlyRefused = meta.story({
  args: list,
  beforeEach: reader(null, ({ body }) =>
    body.name === "First Chair" ? json({ errors: [{ code: "executive-only" }] }, 403) : undefined,
  ),
  play: async ({ canvasElement }) => {
    await signUp(canvasElement, "ada@quire.test");
    await find(canvasElement, ".quire-notice");
  },
});

export const ListForReaders = meta.story({
  args: list,
  beforeEach: reader({ newsletters: ["Weekly Numbers"] }),
});

export const Refused = meta.story({
  args: list,
  beforeEach: reader({}, () => json({ errors: [{ code: "subscriber-only" }] }, 403)),
  play: async ({ canvasElement }) => {
    (await find(canvasElement, '[part="subscribe"]')).click();
    await find(canvasElement, '[part="problem"]:not(:empty)');
  },
});

export const UnsubscribeAllFails = meta.story({
  args: list,
  beforeEach: reader({ newsletters: ["Weekly Numbers"] }, () => json({}, 500)),
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
  beforeEach: reader({ newsletters: [LONG] }),
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
  beforeEach: reader(null),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  args: list,
  beforeEach: reader({ newsletters: ["First Chair"] }),
  globals: { viewport: { value: "mobile1" } },
});
