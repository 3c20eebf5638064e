import preview from "../../../../.storybook/preview.js";
import { ShowMore } from "./index.js";

const PARAGRAPH =
  "A price is the shortest sentence that a company says about itself. Most companies say it too early, before they have listened to what the buyer is afraid of, and then spend the rest of the year taking it back in small discounts that nobody remembers having asked for.";

const paragraphs = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index)).map((key) => <p key={key}>{PARAGRAPH}</p>);

const meta = preview.meta({
  title: "Widgets/Show more",
  component: ShowMore,
  args: { children: paragraphs(6) },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 640 }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story({});

export const Expanded = meta.story({ args: { expanded: true } });

/** A passage that fits needs no button. */
export const Fits = meta.story({ args: { children: paragraphs(1) } });

export const LongText = meta.story({
  args: { moreLabel: "Show the whole of this passage, with all that its author had to say on the matter" },
});

export const RightToLeft = meta.story({
  args: {
    moreLabel: "عرض المزيد",
    children: <p dir="rtl">{"السعر أقصر جملة تقولها الشركة عن نفسها. ".repeat(30)}</p>,
  },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
