import preview from "../../../../../.storybook/preview.js";
import { FOLDERS, ITEM, LIBRARY, savedIn } from "../../test/library-answers.js";
import {
  besideTrigger,
  formShows,
  GUEST,
  inPanel,
  parameters,
  press,
  type Story,
  saveNew,
} from "../../test/library-stories.js";
import { story } from "../../test/story-answers.js";
import { SaveFlyout } from "./save-flyout.js";

const meta = preview.meta({
  title: "Widgets/Save flyout",
  component: SaveFlyout,
  args: { open: true, item: ITEM },
  parameters,
  beforeEach: story(LIBRARY),
  render: (args) => besideTrigger("save-flyout", <SaveFlyout {...args} />),
  play: formShows,
});

export const Form = meta.story({});

export const Closed = meta.story({ args: { open: false }, play: async () => {} });

export const Loading = meta.story({
  beforeEach: story({ ...LIBRARY, "GET /api/user/lists": "never" }),
  play: async () => {},
});

export const Guest = meta.story({
  beforeEach: GUEST,
  play: async (story: Story) => {
    await inPanel(story, "a");
  },
});

export const NoFolders = meta.story({
  beforeEach: story({ ...LIBRARY, "GET /api/user/lists": { body: { lists: [] } } }),
});

export const ManyFolders = meta.story({
  beforeEach: story({
    ...LIBRARY,
    "GET /api/user/lists": {
      body: {
        lists: Array.from({ length: 40 }, (_, id) => ({ id: `${id}`, name: `Folder number ${id}` })),
      },
    },
  }),
});

export const InReadOnlyFolder = meta.story({ beforeEach: story(savedIn("1", "2")) });

export const FoldersFailed = meta.story({
  beforeEach: story({ ...LIBRARY, "GET /api/user/lists": { status: 404 } }),
});

export const NothingToSave = meta.story({
  args: { item: undefined },
  play: async (story: Story) => {
    await inPanel(story, "[role=alert]");
  },
});

export const NewFolder = meta.story({
  play: async (story: Story) => press(story, "Create a new folder"),
});

export const InvalidTitle = meta.story({
  play: async (story: Story) => {
    await saveNew(story, "Q&A");
    await inPanel(story, "[role=alert]");
  },
});

export const TitleTaken = meta.story({
  beforeEach: story({ ...LIBRARY, "POST /api/user/lists": { status: 409 } }),
  play: async (story: Story) => {
    await saveNew(story, "Innovation");
    await inPanel(story, "[role=alert]");
  },
});

export const Failed = meta.story({
  beforeEach: story({ ...LIBRARY, "POST /api/user/saves": { status: 500 } }),
  play: async (story: Story) => {
    await press(story, "Save");
    await inPanel(story, "[role=alert]");
  },
});

export const HalfDone = meta.story({
  beforeEach: story({ ...LIBRARY, "/api/user/lists/bulk-update": { status: 500 } }),
  play: async (story: Story) => {
    await saveNew(story, "Innovation");
    await inPanel(story, "[role=alert]");
  },
});

export const Saved = meta.story({
  play: async (story: Story) => {
    await press(story, "Save");
    const confirmation = await inPanel(story, '[part="confirmation"]:not(:empty)');
    confirmation.closest("dialog")?.dispatchEvent(new PointerEvent("pointermove")); // A moving pointer keeps it open.
  },
});

const LONG = "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen und andere lange Wörter";

export const LongText = meta.story({
  args: { item: { id: "7", title: `${LONG}: ${LONG}, ${LONG}` } },
  beforeEach: story({
    ...LIBRARY,
    "GET /api/user/lists": {
      body: {
        lists: FOLDERS.map((folder) => ({ ...folder, name: `${folder.name} ${LONG.replaceAll(" ", "")}` })),
      },
    },
  }),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });

export const Busy = meta.story({
  beforeEach: story({ ...LIBRARY, "POST /api/user/saves": "never" }),
  play: async (story: Story) => press(story, "Save"),
});
