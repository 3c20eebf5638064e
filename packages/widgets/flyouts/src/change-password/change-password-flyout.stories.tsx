import preview from "../../../../../.storybook/preview.js";
import { send, story, until } from "../../test/story-answers.js";
import { destroyFlyout } from "../destroy-flyout.js";
import { ChangePasswordFlyout } from "./change-password-flyout.js";

type Story = { readonly canvasElement: HTMLElement };

const PASSWORD = "/api/user/password";
const good = { current: "Reader#2026", password: "Quire#2027!", confirm: "Quire#2027!" };
const alert = (canvas: HTMLElement) => () => canvas.querySelector("[role=alert]");

const meta = preview.meta({
  title: "Widgets/Change-password flyout",
  component: ChangePasswordFlyout,
  args: { open: true },
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  beforeEach: story({ [PASSWORD]: {} }),
  // The flyout is next to its trigger, as on a page.
  render: (args) => (
    <div style={{ minBlockSize: 600 }}>
      <button type="button" data-quire-open="change-password-flyout">
        Change password
      </button>
      <ChangePasswordFlyout {...args} />
    </div>
  ),
  play: async ({ canvasElement }: Story) => {
    await until(() => canvasElement.querySelector("[data-quire-ui] :is(form, p)"));
  },
});

export const Form = meta.story({});

export const Closed = meta.story({ args: { open: false }, play: async () => {} });

export const Loading = meta.story({
  beforeEach: story({ "/api/user/profile": "never" }),
  play: async () => {},
});

export const Guest = meta.story({ beforeEach: story({ "/api/user/profile": { status: 401 } }) });

export const ReaderUnknown = meta.story({
  beforeEach: story({ "/api/user/profile": { status: 404 } }),
});

export const Errors = meta.story({
  play: async ({ canvasElement }: Story) => {
    await send(canvasElement, { password: "short", confirm: "other" });
    await until(alert(canvasElement));
  },
});

export const CurrentInvalid = meta.story({
  beforeEach: story({ [PASSWORD]: { status: 400 } }),
  play: async ({ canvasElement }: Story) => {
    await send(canvasElement, good);
    await until(alert(canvasElement));
  },
});

export const Failed = meta.story({
  beforeEach: story({ [PASSWORD]: () => Promise.reject(new TypeError("Failed to fetch")) }),
  play: async ({ canvasElement }: Story) => {
    await send(canvasElement, good);
    await until(alert(canvasElement));
  },
});

export const Busy = meta.story({
  beforeEach: story({ [PASSWORD]: "never" }),
  play: async ({ canvasElement }: Story) => {
    await send(canvasElement, good);
    await until(() => canvasElement.querySelector("[aria-busy=true]"));
  },
});

async function confirmed(canvas: HTMLElement, message: string): Promise<void> {
  const host = await until(() => canvas.querySelector<HTMLElement>("[data-quire-widget]"));
  await until(() => canvas.querySelector("form"));
  const panel = host.shadowRoot?.querySelector("dialog");
  destroyFlyout(host, message);
  panel?.dispatchEvent(new PointerEvent("pointermove")); // A moving pointer keeps the confirmation open.
}

export const Changed = meta.story({
  play: async ({ canvasElement }: Story) => confirmed(canvasElement, "Password successfully changed."),
});

export const LongText = meta.story({
  play: async ({ canvasElement }: Story) =>
    confirmed(
      canvasElement,
      "Ihr Kennwort wurde geändert; alle anderen Anmeldungen, auch die auf fremden Geräten, sind damit beendet, und eine Benachrichtigungsbestätigungsmail ist unterwegs.",
    ),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
