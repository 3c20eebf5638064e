import type { FakeBackendOptions, Item } from "@quire/testing";
import type { ComponentType } from "react";
import preview from "../../../../.storybook/preview.js";
import { entries, entry, getScenarioWith, openStreams } from "../test/open-streams.js";
import { StreamList, type StreamListProps } from "./index.js";

const meta = preview.meta({
  title: "Widgets/Stream list",
  // All stories have the required attribute.
  component: StreamList as ComponentType<Partial<StreamListProps>>,
  args: { stream: "saves" },
});

/** Opens a new page before a story, with a fake backend instead of the network. */
const server = (options?: FakeBackendOptions) => () => openStreams(options).close;
const items = (all: readonly Item[]) => server(getScenarioWith(all));

/** A picture without a file. */
const ART = `${location.origin}/nothing.svg`;
const LONG =
  "Donaudampfschifffahrtsgesellschaftskapitänswitwenrente and other words that a strategy has to carry through the second year of a merger, and a third";

async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  for (;;) {
    const found = find();
    if (found) return found;
    await new Promise(requestAnimationFrame);
  }
}

const inside = (canvas: HTMLElement, selector: string) =>
  until(() =>
    canvas
      .querySelector('[data-quire-widget="stream-list"]')
      ?.shadowRoot?.querySelector<HTMLElement>(selector),
  );

export const Loading = meta.story({
  beforeEach: server({ user: {}, faults: [{ call: "savesStream", hang: true, times: Infinity }] }),
});

export const Library = meta.story({ args: { label: "Saved items" }, beforeEach: server() });

export const WithPictures = meta.story({ beforeEach: items(entries(6, { image: ART })) });

/** Saved items, each with the day of its save. */
const saved = (count: number) => ({
  ...getScenarioWith(entries(count)),
  saves: entries(count).map(({ id }, index) => ({ id, saved: `2026-10-${30 - index}` })),
});

/** Searches the library of a story. */
async function find(canvas: HTMLElement, term: string): Promise<void> {
  const field = (await inside(canvas, '[part="find-field"]')) as HTMLInputElement;
  // React follows only a value that its own setter has not seen.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, term);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

export const Toolbar = meta.story({
  args: { toolbar: true, selectable: true },
  beforeEach: server(saved(6)),
});

export const Searched = meta.story({
  args: { toolbar: true },
  beforeEach: server(saved(6)),
  async play({ canvasElement }) {
    await find(canvasElement, "meeting");
    const count = await inside(canvasElement, '[part="tools-count"]');
    await until(() => count.textContent?.includes("match"));
  },
});

export const NoMatches = meta.story({
  args: { toolbar: true },
  beforeEach: server(saved(6)),
  async play({ canvasElement }) {
    await find(canvasElement, LONG);
    await inside(canvasElement, '[part="no-matches"]');
  },
});

export const ToolbarOnPhone = meta.story({
  args: { toolbar: true, selectable: true },
  beforeEach: server(saved(3)),
  globals: { viewport: { value: "mobile1" } },
});

export const ToolbarRightToLeft = meta.story({
  args: { toolbar: true, selectable: true },
  beforeEach: server(saved(3)),
  globals: { direction: "rtl" },
});

export const Selecting = meta.story({
  args: { selectable: true },
  beforeEach: items(entries(5)),
  async play({ canvasElement }) {
    (await inside(canvasElement, '[part="select"] input')).click();
  },
});

export const Tabs = meta.story({
  args: {
    stream: "history",
    tabs: [{ label: "Everything" }, { label: "Read" }, { label: "Watched" }, { label: "Shared" }],
  },
  beforeEach: server({
    user: {},
    items: [...entries(3), entry(9, { content: { provider: "email", sharedWith: ["maren@quire.test"] } })],
    history: [
      ...entries(3).map(({ id }) => ({ itemId: id, activity: "read" as const })),
      { itemId: "item-9", activity: "shared" },
    ],
  }),
});

export const NumberedPages = meta.story({
  args: { stream: "magazine", format: "feed" },
  beforeEach: items(entries(160, {}, "issue")),
});

export const Orders = meta.story({
  args: { stream: "ordered" },
  beforeEach: server({
    user: {},
    orders: ["20015012", "20015011"].map((id, index) => ({
      id,
      title: `Order #${id}`,
      published: "2026-11-10",
      orderStatus: index === 0 ? "PURCHASED" : "CANCELLED",
      content: { id, src: `/order-history/${id}`, itemCount: 3, grandTotalIncTax: "1265.85" },
    })),
  }),
});

export const VisualLibrary = meta.story({
  args: { stream: "visual-library" },
  beforeEach: server({
    items: entries(
      3,
      { contentType: "Chart", content: { asset: "a.svg", downloads: [{ link: "/a", format: "SVG" }] } },
      "visual",
    ),
    user: {},
    paywallEnabled: true,
  }),
});

export const EmptyLibrary = meta.story({ beforeEach: items([]) });

export const NewFolder = meta.story({
  args: { folder: "f1" },
  beforeEach: server({ user: {}, folders: [{ id: "f1", name: "Board papers" }] }),
});

export const NoTopics = meta.story({
  args: { stream: "following" },
  beforeEach: items([]),
});

export const Guest = meta.story({ beforeEach: server({}) });

export const Failed = meta.story({
  beforeEach: server({ user: {}, faults: [{ call: "savesStream", status: 404, body: {}, times: Infinity }] }),
});

export const NextPageFails = meta.story({
  beforeEach: server({
    ...getScenarioWith(entries(20)),
    faults: [{ path: "/api/user/saves/2/8", status: 404, body: {}, times: Infinity }],
  }),
  async play({ canvasElement }) {
    (await inside(canvasElement, '[part="more"]')).click();
    await inside(canvasElement, '[part="retry"]');
  },
});

export const LongText = meta.story({
  args: { selectable: true },
  beforeEach: items([
    entry(1, {
      title: LONG,
      summary: LONG,
      image: ART,
      category: { term: LONG },
      author: [{ name: LONG }],
    }),
  ]),
});

export const RightToLeft = meta.story({
  args: { selectable: true },
  beforeEach: items(
    entries(3, {
      title: "التفاوض حين يعرف الجميع السعر",
      summary: "كُتبت خطط كثيرة لمن لن يقرأها أبدًا.",
      contentType: "مقال",
      category: { term: "التفاوض" },
      image: ART,
    }),
  ),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  args: { selectable: true },
  beforeEach: items(entries(4, { image: ART })),
  globals: { viewport: { value: "mobile1" } },
});
