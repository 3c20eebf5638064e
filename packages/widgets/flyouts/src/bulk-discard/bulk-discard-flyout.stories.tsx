import preview from "../../../../../.storybook/preview.js";
import { LIBRARY } from "../../test/library-answers.js";
import { besideTrigger, inPanel, parameters, type Story } from "../../test/library-stories.js";
import { story } from "../../test/story-answers.js";
import { BulkDiscardFlyout } from "./bulk-discard-flyout.js";

const SAVES = "/api/user/saves";
const ITEMS = [
  "What Is Strategy?",
  "The Prototype That Lied",
  "Pricing Is a Conversation, So Listen First",
].map((title, id) => ({ id: `${id}`, title }));
const yes = async (story: Story) => (await inPanel(story, ".quire-answers > button")).click();

const meta = preview.meta({
  title: "Widgets/Bulk-discard flyout",
  component: BulkDiscardFlyout,
  args: { open: true, items: ITEMS },
  parameters,
  beforeEach: story(LIBRARY),
  render: (args) => besideTrigger("bulk-discard-flyout", <BulkDiscardFlyout {...args} />),
  play: async (story: Story) => {
    await inPanel(story, ".quire-question");
  },
});

export const Question = meta.story({});

export const Nothing = meta.story({
  args: { items: [] },
  play: async (story: Story) => {
    await inPanel(story, "[role=alert]");
  },
});

export const Progress = meta.story({
  args: { items: Array.from({ length: 900 }, (_, id) => ({ id: `${id}`, title: `Item ${id}` })) },
  beforeEach: story({ ...LIBRARY, [SAVES]: "never" }),
  play: async (story: Story) => {
    await yes(story);
    await inPanel(story, "progress");
  },
});

export const SomeFailed = meta.story({
  beforeEach: story({
    ...LIBRARY,
    [SAVES]: { body: { failed: ["0", "2"].map((itemId) => ({ itemId, code: "read-only" })) } },
  }),
  play: async (story: Story) => {
    await yes(story);
    await inPanel(story, "[role=alert] li");
  },
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });
