import preview from "../../../../../.storybook/preview.js";
import { send, story, until } from "../../test/story-answers.js";
import { ForgotPasswordFlyout } from "./forgot-password-flyout.js";

type Story = { readonly canvasElement: HTMLElement };

const FORGOT = "/api/user/forgot-password";

const meta = preview.meta({
  title: "Widgets/Forgot-password flyout",
  component: ForgotPasswordFlyout,
  args: { open: true },
  parameters: { docs: { story: { inline: false, height: "520px" } } },
  beforeEach: story({ [FORGOT]: {} }),
  // The flyout is next to its trigger, as on a page.
  render: (args) => (
    <div style={{ minBlockSize: 480 }}>
      <a href="/forgot-password" data-quire-open="forgot-password-flyout">
        Forgot your password?
      </a>
      <ForgotPasswordFlyout {...args} />
    </div>
  ),
  play: async ({ canvasElement }: Story) => {
    await until(() => canvasElement.querySelector("form"));
  },
});

/** Sends the form, and waits for the resulting message. */
const sent =
  (emailAddress: string) =>
  async ({ canvasElement }: Story): Promise<void> => {
    await send(canvasElement, { emailAddress });
    await until(() => {
      const panel = canvasElement.querySelector("[data-quire-widget]")?.shadowRoot?.querySelector("dialog");
      panel?.dispatchEvent(new PointerEvent("pointermove")); // A moving pointer keeps the confirmation open.
      return (
        canvasElement.querySelector("[role=alert], [aria-busy=true]") ?? panel?.matches("[data-confirmed]")
      );
    });
  };

export const Form = meta.story({});

export const Filled = meta.story({ args: { email: "reader@quire.test" } });

export const Closed = meta.story({ args: { open: false }, play: async () => {} });

export const Errors = meta.story({ play: sent("nobody") });

export const Busy = meta.story({ beforeEach: story({ [FORGOT]: "never" }), play: sent("reader@quire.test") });

export const Sent = meta.story({ play: sent("reader@quire.test") });

export const Restricted = meta.story({
  beforeEach: story({ [FORGOT]: { status: 403 } }),
  play: sent("reader@quire.test"),
});

export const Locked = meta.story({
  beforeEach: story({ [FORGOT]: { status: 423 } }),
  play: sent("reader@quire.test"),
});

export const Failed = meta.story({
  beforeEach: story({ [FORGOT]: { status: 500 } }),
  play: sent("reader@quire.test"),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" }, play: sent("nobody") });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
