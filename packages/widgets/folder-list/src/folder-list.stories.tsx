import { newPage } from "@quire/conformance/new-page";
import { selectFolder } from "@quire/services/library";
import { createFakeBackend, type FakeBackendOptions, type Fault, type FolderOptions } from "@quire/testing";
import preview from "../../../../.storybook/preview.js";
import { FolderList } from "./index.js";

const GIFTS = { name: "Article gifts", slug: "hbrgift", description: "What I was given.", readOnly: true };
const STRATEGY = { name: "Strategy", description: "For the offsite in March, in the order of the agenda." };
const FEW = [GIFTS, "Economics", "Leading teams", STRATEGY];
const LONG = {
  name: "Donaudampfschifffahrtsgesellschaften",
  slug: "donau",
  description:
    "Everything that has ever been written about steam navigation on the Danube since 1829, ".repeat(3),
};

/** Prepares a story: a new page with this backend in place of the network. */
function serve(options: FakeBackendOptions, selected = "all") {
  return () => {
    const { fetch } = globalThis;
    const backend = createFakeBackend(options);
    // Counts are optional; folders without saves have none here.
    const { folders: lists = [] } = backend.state.user ?? {};
    if (!options.saves) backend.fault({ call: "folders", body: { lists }, times: Infinity });
    globalThis.fetch = backend.fetch;
    localStorage.clear();
    newPage();
    selectFolder(selected);
    return () => {
      globalThis.fetch = fetch;
      backend.reset();
    };
  };
}

/** Returns options for a user with these folders. */
const library = (folders: readonly (FolderOptions | string)[], selected?: string, ...faults: Fault[]) =>
  serve({ user: {}, folders, faults }, selected);

async function press(canvas: HTMLElement, selector: string): Promise<void> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const root = canvas.querySelector('[data-quire-widget="folder-list"]')?.shadowRoot;
    const found = root?.querySelector<HTMLElement>(selector);
    if (found) return found.click();
  }
}

const meta = preview.meta({
  title: "Widgets/Folder list",
  component: FolderList,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320 }}>
        <Story />
      </div>
    ),
  ],
});

export const Several = meta.story({ beforeEach: library(FEW) });

/** A library with items in its folders. */
const COUNTED: FakeBackendOptions = {
  user: {},
  folders: FEW,
  saves: Array.from({ length: 1234 }, (_, index) => ({
    id: String(index),
    folders: index < 12 ? ["Strategy"] : index < 400 ? ["Leading teams"] : [],
  })),
};

export const Counted = meta.story({ beforeEach: serve(COUNTED) });

export const CountedOnPhone = meta.story({
  beforeEach: serve(COUNTED),
  globals: { viewport: { value: "mobile1" } },
});

export const Selected = meta.story({ beforeEach: library(FEW, "strategy") });

export const ReadOnlySelected = meta.story({ beforeEach: library(FEW, "hbrgift") });

export const Loading = meta.story({
  beforeEach: library([], "all", { call: "folders", hang: true, times: Infinity }),
});

export const Empty = meta.story({ beforeEach: library([]) });

export const Guest = meta.story({ beforeEach: serve({}) });

export const ReadFails = meta.story({
  beforeEach: library([], "all", { call: "folders", status: 404, body: {}, times: Infinity }),
});

export const NewFolder = meta.story({
  beforeEach: library(FEW),
  play: ({ canvasElement }) => press(canvasElement, '[part="create"]'),
});

export const NewFolderInvalid = meta.story({
  beforeEach: library(FEW),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part="create"]');
    await press(canvasElement, '[type="submit"]');
  },
});

export const Edited = meta.story({
  beforeEach: library(FEW, "strategy"),
  play: ({ canvasElement }) => press(canvasElement, '[part="edit"]'),
});

export const AskedToDelete = meta.story({
  beforeEach: library(FEW, "strategy"),
  play: ({ canvasElement }) => press(canvasElement, '[part="delete"]'),
});

export const DeletionFails = meta.story({
  beforeEach: library(FEW, "strategy", { call: "deleteFolder", status: 500, body: {}, times: Infinity }),
  play: async ({ canvasElement }) => {
    await press(canvasElement, '[part="delete"]');
    await press(canvasElement, '[part="confirm"]');
    await press(canvasElement, '[part="problem"]:not(:empty)');
  },
});

export const Many = meta.story({
  beforeEach: library(
    Array.from({ length: 200 }, (_, index) => `Folder ${String(index + 1).padStart(3, "0")}`),
    "folder-003",
  ),
});

export const LongText = meta.story({ beforeEach: library([LONG, ...FEW], LONG.slug) });

export const RightToLeft = meta.story({
  args: { heading: "المجلدات" },
  beforeEach: library([{ name: "استراتيجية", slug: "strategy" }, GIFTS, "Economics"], "strategy"),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  beforeEach: library(FEW, "strategy"),
  globals: { viewport: { value: "mobile1" } },
});
