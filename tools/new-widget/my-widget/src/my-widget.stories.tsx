import preview from "../../../../.storybook/preview.js";
import { MyWidget } from "./index.js";

const meta = preview.meta({ title: "Widgets/My widget", component: MyWidget });

export const Ready = meta.story({ args: { heading: "Strategy" } });

export const WithoutHeading = meta.story({});

export const LongText = meta.story({
  args: {
    heading: "Managing people, strategy and everything that has ever been written about them since 1956",
  },
});

export const RightToLeft = meta.story({ args: { heading: "استراتيجية" }, globals: { direction: "rtl" } });
