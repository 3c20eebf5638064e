import preview from "../../../../../.storybook/preview.js";
import { HelpBox } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Help box",
  component: HelpBox,
  args: {
    for: "help-box-tool",
    heading: "Keep what you read",
    children: "Save an article, and it waits in your library until you have time for it.",
  },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 360, paddingBlockStart: 40 }}>
        <button type="button" id="help-box-tool">
          Save
        </button>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story({ args: { messageId: "story-ready" } });

/** It explains the whole page. */
export const InTheCorner = meta.story({ args: { messageId: "story-corner", for: "" } });

export const WithoutHeading = meta.story({ args: { messageId: "story-plain", heading: "" } });

/** This page has no message. */
export const Empty = meta.story({ args: { messageId: "" } });

export const LongText = meta.story({
  args: {
    messageId: "story-long",
    heading: "Everything that has ever been published on a topic is one press away from here",
    children:
      "Follow a topic, and every new article, podcast, case study and chart on it will be waiting in your library, with those of all the other topics that you follow, in the order in which they came, until you have read them or put them away.",
  },
});

export const RightToLeft = meta.story({
  args: {
    messageId: "story-rtl",
    heading: "احتفظ بما تقرأ",
    children: "احفظ مقالاً لينتظرك في مكتبتك حتى تجد وقتاً له.",
  },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  args: { messageId: "story-phone" },
  globals: { viewport: { value: "mobile1" } },
});
