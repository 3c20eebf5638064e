import preview from "../../../../../.storybook/preview.js";
import { HelpBox } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Help box",
  component: HelpBox,
  args: {
    for: "help-box-tool",
    heading: "Save it for later",
    children: "Save an article to read later in My Library.",
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
    heading: "Everything ever published on a topic is one click away from here",
    children:
      "Follow a topic, and every new article, podcast, case study and chart on it appears in My Library, along with those of all the other topics you follow, newest first, until you have read them or put them away.",
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
