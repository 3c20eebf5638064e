import type { ComponentType } from "react";
import preview from "../../../../.storybook/preview.js";
import { entries, entry, type FakeOptions, json, openStreams } from "../test/fake-streams.js";
import { StreamList, type StreamListProps } from "./stream-list.js";

const meta = preview.meta({
  title: "Widgets/Stream list",
  // What is required is given here, for all stories.
  component: StreamList as ComponentType<Partial<StreamListProps>>,
  args: { stream: "saves" },
});

/** Before a story, a server of streams stands in place of the network; after it, it goes. */
const server =
  (options: FakeOptions = {}) =>
  () =>
    openStreams(options).close;

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
  beforeEach: server({ answer: ({ url }) => (url.includes("saves") ? new Promise(() => {}) : undefined) }),
});

export const Library = meta.story({ args: { label: "Saved items" }, beforeEach: server() });

export const WithPictures = meta.story({ beforeEach: server({ all: entries(6, { image: ART }) }) });

export const Selecting = meta.story({
  args: { selectable: true },
  beforeEach: server({ all: entries(5) }),
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
    all: [
      ...entries(3, { content: { activity: "read" } }),
      entry(9, { content: { activity: "shared", provider: "email", sharedWith: ["maren@quire.test"] } }),
    ],
  }),
});

export const NumberedPages = meta.story({
  args: { stream: "magazine", format: "feed" },
  beforeEach: server({ all: entries(160) }),
});

export const Orders = meta.story({
  args: { stream: "ordered" },
  beforeEach: server({
    all: ["20015012", "20015011"].map((id, index) => ({
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
    all: entries(3, {
      contentType: "Chart",
      content: { asset: "a.svg", downloads: [{ link: "/a", format: "SVG" }] },
    }),
    isPaywallEnabled: true,
  }),
});

export const EmptyLibrary = meta.story({ beforeEach: server({ all: [] }) });

export const NewFolder = meta.story({ args: { folder: "f1" }, beforeEach: server({ all: [] }) });

export const NoTopics = meta.story({
  args: { stream: "following" },
  beforeEach: server({ all: [], type: "topics" }),
});

export const Guest = meta.story({ beforeEach: server({ reader: null }) });

export const Failed = meta.story({
  beforeEach: server({ answer: ({ url }) => (url.includes("saves") ? json({}, 404) : undefined) }),
});

export const NextPageFails = meta.story({
  beforeEach: server({ answer: ({ url }) => (url.includes("saves/2") ? json({}, 404) : undefined) }),
  async play({ canvasElement }) {
    (await inside(canvasElement, '[part="more"]')).click();
    await inside(canvasElement, '[part="retry"]');
  },
});

export const LongText = meta.story({
  args: { selectable: true },
  beforeEach: server({
    all: [
      entry(1, {
        title: LONG,
        summary: LONG,
        image: ART,
        category: { term: LONG },
        author: [{ name: LONG }],
      }),
    ],
  }),
});

export const RightToLeft = meta.story({
  args: { selectable: true },
  beforeEach: server({
    all: entries(3, {
      title: "التفاوض حين يعرف الجميع السعر",
      summary: "كُتبت خطط كثيرة لمن لن يقرأها أبدًا.",
      contentType: "مقال",
      category: { term: "التفاوض" },
      image: ART,
    }),
  }),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  args: { selectable: true },
  beforeEach: server({ all: entries(4, { image: ART }) }),
  globals: { viewport: { value: "mobile1" } },
});
