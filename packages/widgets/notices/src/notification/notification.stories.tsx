import preview from "../../../../../.storybook/preview.js";
import { Notification } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Notification",
  component: Notification,
  args: { message: "Your library has moved. It’s now under your name." },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 300 }}>
        <Story />
      </div>
    ),
  ],
});

export const Info = meta.story({});

export const Success = meta.story({ args: { tone: "success", message: "Folders Updated" } });

export const Failure = meta.story({
  args: { tone: "error", heading: "Nothing was saved", message: "You’re offline. Please try again." },
});

export const WithHeading = meta.story({ args: { heading: "New this week" } });

export const Empty = meta.story({ args: { message: "" } });

export const LongText = meta.story({
  args: {
    heading: "Everything that has changed since your last visit, and a few things that haven’t",
    message:
      "Folders can now have descriptions. Lists remember where you were. What you save while offline is saved when you’re back online. Topics that you follow are in one list with what is new in each.",
  },
});

export const RightToLeft = meta.story({
  args: { heading: "جديد", message: "انتقلت مكتبتك. تجدها تحت اسمك." },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
