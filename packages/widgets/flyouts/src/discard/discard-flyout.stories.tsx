import preview from "../../../../../.storybook/preview.js";
import { ITEM, LIBRARY } from "../../test/library-answers.js";
import { besideTrigger, GUEST, inPanel, parameters, type Story } from "../../test/library-stories.js";
import { story } from "../../test/story-answers.js";
import { DiscardFlyout } from "./discard-flyout.js";

const SAVES = "/api/user/saves";
const yes = async (story: Story) => (await inPanel(story, ".quire-answers > button")).click();

const meta = preview.meta({
  title: "Widgets/Discard flyout",
  component: DiscardFlyout,
  args: { open: true, item: ITEM },
  parameters,
  beforeEach: story(LIBRARY),
  render: (args) => besideTrigger("discard-flyout", <DiscardFlyout {...args} />),
  play: async (story: Story) => {
    await inPanel(story, ".quire-question");
  },
});

export const Question = meta.story({});

export const Guest = meta.story({
  beforeEach: GUEST,
  play: async (story: Story) => {
    await inPanel(story, "a");
  },
});

export const Nothing = meta.story({
  args: { item: undefined },
  play: async (story: Story) => {
    await inPanel(story, "[role=alert]");
  },
});

export const Busy = meta.story({
  beforeEach: story({ ...LIBRARY, [SAVES]: "never" }),
  play: async (story: Story) => {
    await yes(story);
    await inPanel(story, "[aria-busy=true]");
  },
});

export const Failed = meta.story({
  beforeEach: story({ ...LIBRARY, [SAVES]: { status: 500 } }),
  play: async (story: Story) => {
    await yes(story);
    await inPanel(story, "[role=alert]");
  },
});

export const LongText = meta.story({
  args: {
    item: {
      ...ITEM,
      title:
        "Donaudampfschifffahrtsgesellschaftskapitäne and everything that has ever been written about them since 1956, a collection",
    },
  },
});

export const RightToLeft = meta.story({
  args: { item: { ...ITEM, title: "استراتيجية" } },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
