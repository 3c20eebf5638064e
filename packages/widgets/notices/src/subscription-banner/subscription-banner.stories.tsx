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
  play: ({ canvasElement }) => scrollUntil(canvasElement, "ready"),
});

/** Scrolls until the widget has this state. A change of the viewport scrolls back to the top. */
async function scrollUntil(canvas: HTMLElement, state: "ready" | "empty"): Promise<void> {
  const host = () => canvas.querySelector<HTMLElement>("[data-quire-widget]");
  while (host()?.dataset.state !== state) {
    scrollTo(0, scrollY === 20 ? 21 : 20);
    await new Promise(requestAnimationFrame);
  }
}

export const Ready = meta.story({});

export const OneLeft = meta.story({ args: { articlesLeft: 1 } });

export const NoneLeft = meta.story({ args: { articlesLeft: 0 } });

/** The page has an ascend header, so no banner is shown. */
export const Empty = meta.story({
  args: { ascendHeader: "[data-story]" },
  play: ({ canvasElement }) => scrollUntil(canvasElement, "empty"),
});

export const LongText = meta.story({ args: { articlesLeft: 1_000_000 } });

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
