import preview from "../../../../../.storybook/preview.js";
import { RegistrationBanner } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Registration banner",
  component: RegistrationBanner,
  args: { emailAddress: "ada@quire.test" },
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 400 }}>
        <Story />
      </div>
    ),
  ],
});

export const Ready = meta.story({});

export const Empty = meta.story({ args: { emailAddress: "" } });

export const LongText = meta.story({
  args: {
    emailAddress:
      "augusta.ada.king.countess.of.lovelace.and.everything@analytical-engines.example.quire.test",
  },
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
