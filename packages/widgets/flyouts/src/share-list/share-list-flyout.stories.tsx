import preview from "../../../../../.storybook/preview.js";
import { story, until } from "../../test/story-answers.js";
import { ShareListFlyout } from "./share-list-flyout.js";

type Story = { readonly canvasElement: HTMLElement };

const LIST = "/api/user/list/url/7";
const FOLDER = { [LIST]: { body: { listurl: "https://quire.test/my-library/library/board-papers" } } };
const shows =
  (selector: string) =>
  async ({ canvasElement }: Story): Promise<void> => {
    await until(() =>
      canvasElement.querySelector("[data-quire-widget]")?.shadowRoot?.querySelector(selector),
    );
  };

const meta = preview.meta({
  title: "Widgets/Share-list flyout",
  component: ShareListFlyout,
  args: { open: true, listId: "7", name: "Board papers" },
  parameters: { docs: { story: { inline: false, height: "480px" } } },
  beforeEach: story(FOLDER),
  // The flyout is next to its trigger, as on a page.
  render: (args) => (
    <div style={{ minBlockSize: 460 }}>
      <button type="button" data-quire-open="share-list-flyout">
        Share this folder
      </button>
      <ShareListFlyout {...args} />
    </div>
  ),
  play: shows("[role=tab]"),
});

export const Ready = meta.story({});

export const Closed = meta.story({ args: { open: false }, play: async () => {} });

export const Loading = meta.story({ beforeEach: story({ [LIST]: "never" }), play: async () => {} });

export const Failed = meta.story({
  beforeEach: story({ [LIST]: { status: 404 } }),
  play: shows("[role=alert]"),
});

export const LongText = meta.story({
  args: { name: "Everything that ought to be read again before the board meets" },
});

export const RightToLeft = meta.story({ args: { name: "أوراق المجلس" }, globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
