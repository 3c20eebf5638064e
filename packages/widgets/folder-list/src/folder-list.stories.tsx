import { selectFolder } from "@quire/services/library";
import preview from "../../../../.storybook/preview.js";
import { type Answer, folder, json, openLibrary } from "../test/fake-library.js";
import { FolderList } from "./folder-list.js";

const GIFTS = folder("Article gifts", { slug: "hbrgift", description: "What I was given.", readOnly: true });
const STRATEGY = folder("Strategy", { description: "For the offsite in March, in the order of the agenda." });
const FEW = [GIFTS, "Economics", "Leading teams", STRATEGY];
const LONG = folder("Donaudampfschifffahrtsgesellschaften", {
  description:
    "Everything that has ever been written about steam navigation on the Danube since 1829, ".repeat(3),
});

/** Before a story, a reader stands in place of the network; after it, they go. */
function library(folders: Parameters<typeof openLibrary>[0], selected = "all", answer?: Answer) {
  return () => {
    const { close } = openLibrary(folders, answer);
    selectFolder(selected);
    return close;
  };
}

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

export const Selected = meta.story({ beforeEach: library(FEW, "strategy") });

export const ReadOnlySelected = meta.story({ beforeEach: library(FEW, "hbrgift") });

export const Loading = meta.story({ beforeEach: library([], "all", () => new Promise<Response>(() => {})) });

export const Empty = meta.story({ beforeEach: library([]) });

export const Guest = meta.story({ beforeEach: library(null) });

export const ReadFails = meta.story({ beforeEach: library([], "all", () => json({}, 404)) });

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
  beforeEach: library(FEW, "strategy", ({ call }) => (call.startsWith("DELETE") ? json({}, 500) : undefined)),
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
  beforeEach: library([folder("استراتيجية", { id: "1", slug: "strategy" }), GIFTS, "Economics"], "strategy"),
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  beforeEach: library(FEW, "strategy"),
  globals: { viewport: { value: "mobile1" } },
});
