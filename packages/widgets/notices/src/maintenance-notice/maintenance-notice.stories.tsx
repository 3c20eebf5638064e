import preview from "../../../../../.storybook/preview.js";
import { MaintenanceNotice } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Maintenance notice",
  component: MaintenanceNotice,
  args: { open: true },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "480px" } } },
});

export const Ready = meta.story({});

export const OwnWords = meta.story({
  args: { heading: "Closed for today", message: "We are back at noon." },
});

export const Closed = meta.story({ args: { open: false } });

export const LongText = meta.story({
  args: { message: "Donaudampfschifffahrtsgesellschaftskapitänsmützen and everything else. ".repeat(20) },
});

export const RightToLeft = meta.story({
  args: { heading: "المتجر مغلق", message: "نعود عند الظهر" },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
