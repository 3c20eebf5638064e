import preview from "../../../../../.storybook/preview.js";
import { LIBRARY } from "../../test/library-answers.js";
import {
  besideTrigger,
  formShows,
  inPanel,
  parameters,
  press,
  type Story,
} from "../../test/library-stories.js";
import { story } from "../../test/story-answers.js";
import { BulkOrganizeFlyout } from "./bulk-organize-flyout.js";

const BULK = "/api/user/lists/bulk-update";
const ITEMS = [
  "What Is Strategy?",
  "The Prototype That Lied",
  "Pricing Is a Conversation, So Listen First",
].map((title, id) => ({ id: `${id}`, title }));

const meta = preview.meta({
  title: "Widgets/Bulk-organize flyout",
  component: BulkOrganizeFlyout,
  args: { open: true, items: ITEMS },
  parameters,
  beforeEach: story(LIBRARY),
  render: (args) => besideTrigger("bulk-organize-flyout", <BulkOrganizeFlyout {...args} />),
  play: formShows,
});

export const Form = meta.story({});

export const NoItems = meta.story({
  args: { items: [] },
  play: async (story: Story) => {
    await inPanel(story, "[role=alert]");
  },
});

export const NothingChosen = meta.story({
  play: async (story: Story) => {
    await press(story, "Save");
    await inPanel(story, "[role=alert]");
  },
});

export const SomeFailed = meta.story({
  beforeEach: story({
    ...LIBRARY,
    [BULK]: { body: { failed: ["0", "2"].map((itemId) => ({ itemId, listId: "4", code: "not-saved" })) } },
  }),
  play: async (story: Story) => {
    await press(story, "Teaching");
    await press(story, "Save");
    await inPanel(story, "[role=alert]");
  },
});

export const Progress = meta.story({
  args: { items: Array.from({ length: 900 }, (_, id) => ({ id: `${id}`, title: `Item ${id}` })) },
  beforeEach: story({ ...LIBRARY, [BULK]: "never" }),
  play: async (story: Story) => {
    await press(story, "Teaching");
    await press(story, "Save");
    await inPanel(story, "progress");
  },
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
