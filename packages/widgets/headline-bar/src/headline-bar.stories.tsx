import preview from "../../../../.storybook/preview.js";
import { HeadlineBar } from "./index.js";

const meta = preview.meta({
  title: "Widgets/Headline bar",
  component: HeadlineBar,
  args: { headline: "Pricing Is a Conversation, So Listen First", topic: "Pricing" },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 160 }}>
        <Story />
      </div>
    ),
  ],
});

export const Utility = meta.story({ args: { type: "utility" } });

export const Spotlight = meta.story({ args: { type: "spotlight" } });

export const BigIdea = meta.story({ args: { type: "big-idea" } });

export const WithActions = meta.story({
  args: {
    type: "spotlight",
    children: (
      <button slot="actions" type="button" data-quire-do="print">
        Print
      </button>
    ),
  },
});

export const WithoutTopic = meta.story({ args: { type: "utility", topic: "" } });

export const LongText = meta.story({
  args: {
    type: "big-idea",
    topic: "Decision making and problem solving, in companies and everywhere else that people meet",
    headline:
      "What the Quiet Negotiators Know: How Patience Wins Contracts, Keeps Suppliers and Outlasts Deadlines",
  },
});

/** The page is scrolled, so the bar sticks and shows the title. */
export const Following = meta.story({
  args: { type: "spotlight" },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 2400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    const bar = () =>
      canvasElement.querySelector("[data-quire-widget]")?.shadowRoot?.querySelector("[part=bar]");
    scrollTo(0, 600);
    while (!bar()?.hasAttribute("data-following")) await new Promise(requestAnimationFrame);
  },
});

export const RightToLeft = meta.story({
  args: { type: "spotlight", topic: "التسعير", headline: "التسعير حوار، فاستمع أولاً" },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({
  args: { type: "big-idea" },
  globals: { viewport: { value: "mobile1" } },
});
