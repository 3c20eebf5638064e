import preview from "../../../../../.storybook/preview.js";
import { until } from "../../test/story-answers.js";
import { EmbedFlyout } from "./embed-flyout.js";

type Story = { readonly canvasElement: HTMLElement };

const meta = preview.meta({
  title: "Widgets/Embed flyout",
  component: EmbedFlyout,
  args: { open: true, url: "https://quire.test/video/embed/12/the-napkin", title: "The Napkin" },
  parameters: { docs: { story: { inline: false, height: "440px" } } },
  // The flyout is next to its trigger, as on a page.
  render: (args) => (
    <div style={{ minBlockSize: 420 }}>
      <button type="button" data-quire-open="embed-flyout">
        Embed
      </button>
      <EmbedFlyout {...args} />
    </div>
  ),
  play: async ({ canvasElement }: Story) => {
    const host = await until(() => canvasElement.querySelector("[data-quire-widget]"));
    await until(() => host.shadowRoot?.querySelector("textarea, [role=alert]"));
  },
});

export const Ready = meta.story({});

export const Closed = meta.story({ args: { open: false }, play: async () => {} });

/** This address is unsafe and gets no embed code. */
export const Refused = meta.story({ args: { url: "javascript:alert(1)" } });

export const LongText = meta.story({ args: { title: "A title that goes on and on. ".repeat(12) } });

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
