import preview from "../../../../.storybook/preview.js";
import { ShareBar } from "./index.js";

const meta = preview.meta({
  title: "Widgets/Share bar",
  component: ShareBar,
  args: { url: "https://review.test/2026/11/what-is-strategy", heading: "What Is Strategy?" },
});

export const Ready = meta.story({});

export const NoAddress = meta.story({ args: { url: "data:text/html,no" } });

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
