import preview from "../../../../../.storybook/preview.js";
import { VideoEmbed } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Video embed",
  component: VideoEmbed,
  args: { src: "https://review.test/video/embed/7001/the-napkin", heading: "The napkin and the plan" },
});

export const Ready = meta.story({});

export const WithoutName = meta.story({ args: { heading: "" } });

export const NoAddress = meta.story({
  args: { src: "", children: <a href="/video/7001/the-napkin">The napkin and the plan</a> },
});

export const LongText = meta.story({
  args: { heading: "Every way in which a promise can break, told slowly and with drawings. ".repeat(3) },
});

export const RightToLeft = meta.story({ args: { heading: "المنديل والخطة" }, globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
