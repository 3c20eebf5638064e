import preview from "../../../../../.storybook/preview.js";
import { ITEM, savedIn } from "../../test/library-answers.js";
import {
  besideTrigger,
  formShows,
  inPanel,
  parameters,
  press,
  type Story,
} from "../../test/library-stories.js";
import { story } from "../../test/story-answers.js";
import { OrganizeFlyout } from "./organize-flyout.js";

const BULK = "/api/user/lists/bulk-update";

const meta = preview.meta({
  title: "Widgets/Organize flyout",
  component: OrganizeFlyout,
  args: { open: true, item: ITEM },
  parameters,
  beforeEach: story(savedIn("1", "3")),
  render: (args) => besideTrigger("organize-flyout", <OrganizeFlyout {...args} />),
  play: formShows,
});

export const Form = meta.story({});

export const Loading = meta.story({
  beforeEach: story({ ...savedIn(), "/api/user/saves/7/lists": "never" }),
  play: async () => {},
});

export const Failed = meta.story({
  beforeEach: story({ ...savedIn(), "/api/user/saves/7/lists": { status: 404 } }),
});

export const Partly = meta.story({
  beforeEach: story({
    ...savedIn("1"),
    [BULK]: { body: { failed: [{ itemId: "7", listId: "4", code: "no-list" }] } },
  }),
  play: async (story: Story) => {
    await press(story, "Teaching");
    await press(story, "Save");
    await inPanel(story, "[role=alert]");
  },
});

export const ReadOnlyItem = meta.story({
  beforeEach: story({ ...savedIn("1"), [BULK]: { status: 403 } }),
  play: async (story: Story) => {
    await press(story, "Board papers");
    await press(story, "Save");
    await inPanel(story, "[role=alert]");
  },
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
