import preview from "../../../../../.storybook/preview.js";
import { ProcessingModal } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Processing modal",
  component: ProcessingModal,
  args: { open: true },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
});

export const Ready = meta.story({});

export const OwnWords = meta.story({ args: { heading: "Your gift is on its way", message: "One moment." } });

export const Closed = meta.story({ args: { open: false } });

export const LongText = meta.story({
  args: { message: "Donaudampfschifffahrtsgesellschaftskapitänsmützen and everything else. ".repeat(20) },
});

export const RightToLeft = meta.story({
  args: { heading: "جارٍ معالجة طلبك", message: "لحظة من فضلك" },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
