import { sessionStore } from "@quire/services/session";
import preview from "../../../../../.storybook/preview.js";
import { SubscriptionBanner } from "../index.js";

const meta = preview.meta({
  title: "Widgets/Subscription banner",
  component: SubscriptionBanner,
  args: { article: "[data-story]", articlesLeft: 3 },
  beforeEach: () => {
    sessionStore().setState({ status: "anonymous" }, true);
  },
  decorators: [
    (Story) => (
      <div data-story="" style={{ minBlockSize: 2400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    scrollTo(0, 20);
    const host = () => canvasElement.querySelector<HTMLElement>("[data-quire-widget]");
    while (!host()?.dataset.state || host()?.dataset.state === "loading")
      await new Promise(requestAnimationFrame);
  },
});

export const Ready = meta.story({});

export const OneLeft = meta.story({ args: { articlesLeft: 1 } });

export const NoneLeft = meta.story({ args: { articlesLeft: 0 } });

/** The page has an ascend header, so no banner is shown. */
export const Empty = meta.story({ args: { ascendHeader: "[data-story]" } });

export const LongText = meta.story({ args: { articlesLeft: 1_000_000 } });

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
