import type { FakeBackendOptions } from "@quire/testing";
import type { CSSProperties, ReactNode } from "react";
import preview from "../../../../.storybook/preview.js";
import { ITEMS, item, openSearch, topic } from "../test/open-search.js";
import { Search } from "./index.js";

/** Leaves room for the list. */
const ROOM: CSSProperties = { minBlockSize: 680 };
const FORM: CSSProperties = { display: "flex", gap: 8, maxInlineSize: 480 };
const FIELD: CSSProperties = { flex: 1, minInlineSize: 0, padding: "10px 12px", font: "inherit" };

/** A form as on a page. */
function PlainForm(): ReactNode {
  return (
    <form action="/search" style={FORM}>
      <input type="search" name="q" aria-label="Search" style={FIELD} />
      <button type="submit">Search</button>
    </form>
  );
}

async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  for (;;) {
    const found = find();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
}

/** Types into the field in use like a user, and waits for the result. */
async function typed(canvas: HTMLElement, term: string, wanted: string): Promise<void> {
  const host = await until(() =>
    canvas.querySelector<HTMLElement>('[data-quire-widget="search"][data-state]'),
  );
  await until(() => host.dataset.state === "ready");
  const input = await until(
    () => host.querySelector<HTMLInputElement>('[slot="quire-form"] input') ?? host.querySelector("input"),
  );
  input.focus();
  input.value = term;
  input.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await until(() => host.querySelector(wanted)?.checkVisibility());
  await until(() => host.shadowRoot?.getAnimations().length === 0);
}

const OPTION = '[role="option"]';
const note = (kind: string) => `[data-note="${kind}"]`;

const meta = preview.meta({
  title: "Widgets/Search",
  component: Search,
  decorators: [
    (Story) => (
      <div style={ROOM}>
        <Story />
      </div>
    ),
  ],
});

/** Opens a new page before a story, with a fake backend instead of the network. */
const server = (options?: FakeBackendOptions, recent?: readonly string[]) => () =>
  openSearch(options, recent).close;

const RECENT = ["pricing power", "second-year strategy", "negotiation", "leading teams", "remote work"];
const LONG =
  "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente and other words that a strategy has to carry through the second year of a merger, and a third";

const inline = { args: { children: <PlainForm /> } };
const overlay = { args: { open: true, placeholder: "Author, title or topic" } };
const strat = ({ canvasElement }: { canvasElement: HTMLElement }) => typed(canvasElement, "strat", OPTION);

export const Closed = meta.story({ ...inline, beforeEach: server() });

export const Suggestions = meta.story({
  ...inline,
  beforeEach: server({}, ["strategy memo"]),
  play: strat,
});

export const Chosen = meta.story({
  ...inline,
  beforeEach: server(),
  async play(context) {
    await strat(context);
    const key = new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true, cancelable: true });
    for (let press = 0; press < 2; press++) {
      context.canvasElement.querySelector("input")?.dispatchEvent(key);
      await new Promise(requestAnimationFrame);
    }
  },
});

export const Recent = meta.story({
  ...inline,
  beforeEach: server({}, RECENT),
  play: ({ canvasElement }) => typed(canvasElement, "", OPTION),
});

export const Loading = meta.story({
  ...inline,
  beforeEach: server({ faults: [{ call: "autoSuggest", hang: true, times: Infinity }] }),
  play: async ({ canvasElement }) => {
    await typed(canvasElement, "strat", "input");
    await until(() => canvasElement.querySelector('[data-state="loading"]'));
  },
});

export const Empty = meta.story({
  ...inline,
  beforeEach: server(),
  play: ({ canvasElement }) => typed(canvasElement, "stratocumulus", note("none")),
});

export const Failed = meta.story({
  ...inline,
  beforeEach: server({ faults: [{ call: "autoSuggest", status: 404, body: {}, times: Infinity }] }),
  play: ({ canvasElement }) => typed(canvasElement, "strat", note("failed")),
});

export const Overlay = meta.story({ ...overlay, beforeEach: server() });

export const OverlayRecent = meta.story({ ...overlay, beforeEach: server({}, RECENT) });

export const OverlaySuggestions = meta.story({ ...overlay, beforeEach: server(), play: strat });

export const OverlayFailed = meta.story({
  ...overlay,
  beforeEach: server({ faults: [{ call: "autoSuggest", status: 404, body: {}, times: Infinity }] }),
  play: ({ canvasElement }) => typed(canvasElement, "strat", note("failed")),
});

export const LongText = meta.story({
  ...inline,
  beforeEach: server(
    { items: [item(LONG, "Analytic Services Report and Webinar"), ...ITEMS], topics: [topic(LONG)] },
    [`strat ${LONG}`],
  ),
  play: strat,
});

export const RightToLeft = meta.story({
  ...inline,
  beforeEach: server(
    {
      items: [
        item("استراتيجية السنة الثانية", "مقال"),
        item("ما الذي لا تكونه الاستراتيجية", "مقال"),
        item("Strategy Under Uncertainty", "Webinar", "استراتيجية"),
      ],
      topics: [topic("استراتيجية")],
    },
    ["استراتيجية التسعير"],
  ),
  globals: { direction: "rtl" },
  play: ({ canvasElement }) => typed(canvasElement, "استراتيجية", OPTION),
});

export const Phone = meta.story({
  ...overlay,
  beforeEach: server(),
  globals: { viewport: { value: "mobile1" } },
  play: strat,
});

export const PhoneInline = meta.story({
  ...inline,
  beforeEach: server(),
  globals: { viewport: { value: "mobile1" } },
  play: strat,
});
