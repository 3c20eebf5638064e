import preview from "../../../../../.storybook/preview.js";
import { GenericFlyout } from "./generic-flyout.js";

const meta = preview.meta({
  title: "Widgets/Flyout",
  component: GenericFlyout,
  args: {
    open: true,
    heading: "About prices",
    body: "All prices are net of VAT, which is added at checkout.",
  },
  parameters: { docs: { story: { inline: false, height: "360px" } } },
  // The flyout is next to its trigger, as on a page.
  render: (args) => (
    <div style={{ minBlockSize: 340 }}>
      <button type="button" data-quire-open="flyout">
        What’s in the price?
      </button>
      <GenericFlyout {...args} />
    </div>
  ),
});

export const Ready = meta.story({});

export const Closed = meta.story({ args: { open: false } });

/** The page's own markup is the content. */
export const Markup = meta.story({
  args: {
    heading: "",
    body: "",
    children: (
      <>
        <h3 slot="heading">Shipping</h3>
        <p style={{ margin: 0 }}>
          Books ship within two days. <a href="/subscriber-help">Questions</a>?
        </p>
      </>
    ),
  },
});

export const LongText = meta.story({
  args: {
    heading: "Everything you can say about a price before anyone pays it",
    body: "A price is a conversation, so listen first. ".repeat(24),
  },
});

export const RightToLeft = meta.story({
  args: { heading: "عن الأسعار", body: "جميع الأسعار صافية من الضريبة." },
  globals: { direction: "rtl" },
});

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
