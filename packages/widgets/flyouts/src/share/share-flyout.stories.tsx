import preview from "../../../../../.storybook/preview.js";
import { story, until } from "../../test/story-answers.js";
import { ShareFlyout } from "./share-flyout.js";

type Story = { readonly canvasElement: HTMLElement };

const SHARE = "/api/user/share";
const GUEST = { "/api/user/profile": { status: 401 } };
const SHORT = { "/api/integration/url/shorten": { body: { shortUrl: "https://quire.test/s/k3w9" } } };

const meta = preview.meta({
  title: "Widgets/Share flyout",
  component: ShareFlyout,
  args: { open: true, url: "https://quire.test/2026/11/strategy", title: "What Is Strategy?" },
  parameters: { docs: { story: { inline: false, height: "620px" } } },
  beforeEach: story({ ...GUEST, ...SHORT, [SHARE]: {} }),
  // The flyout is next to its trigger, as on a page.
  render: (args) => (
    <div style={{ minBlockSize: 600 }}>
      <button type="button" data-quire-open="share-flyout">
        Share
      </button>
      <ShareFlyout {...args} />
    </div>
  ),
  play: async ({ canvasElement }: Story) => {
    await until(() => inside(canvasElement, "[role=tab]"));
  },
});

function inside<Found extends HTMLElement>(canvas: HTMLElement, selector: string): Found | null | undefined {
  return canvas.querySelector("[data-quire-widget]")?.shadowRoot?.querySelector<Found>(selector);
}

/** Opens the e-mail tab, fills in the form and sends it. */
async function sendEmail(canvas: HTMLElement, values: Readonly<Record<string, string>>): Promise<void> {
  const tab = await until(() => inside(canvas, "[role=tab]:last-child"));
  tab.click();
  const form = await until(() => inside<HTMLFormElement>(canvas, "form"));
  for (const [name, value] of Object.entries(values)) {
    const field = form.querySelector<HTMLInputElement>(`[name="${name}"]`);
    if (!field) continue;
    field.value = value;
    field.dispatchEvent(new InputEvent("input", { bubbles: true })); // Typing also dispatches it.
  }
  form.querySelector<HTMLElement>("[type=submit]")?.click();
}
const LETTER = { from: "me@quire.test", to: "ada@quire.test, grace@quire.test", message: "Read this!" };

export const Ready = meta.story({});

/** A closed flyout renders nothing beside its trigger. */
export const Closed = meta.story({ args: { open: false }, play: async () => {} });

export const Email = meta.story({
  play: async ({ canvasElement }: Story) => {
    const tab = await until(() => inside(canvasElement, "[role=tab]:last-child"));
    tab.click();
    await until(() => inside(canvasElement, "form"));
  },
});

/** A signed-in user needs no sender field. */
export const EmailOfReader = meta.story({
  beforeEach: story({ ...SHORT, [SHARE]: {} }),
  play: Email.input.play,
});

export const Errors = meta.story({
  play: async ({ canvasElement }: Story) => {
    await sendEmail(canvasElement, { from: "me@", to: "ada@quire.test, grace" });
    await until(() => inside(canvasElement, "[role=alert]"));
  },
});

export const Failed = meta.story({
  beforeEach: story({ ...GUEST, ...SHORT, [SHARE]: { status: 500 } }),
  play: async ({ canvasElement }: Story) => {
    await sendEmail(canvasElement, LETTER);
    await until(() => inside(canvasElement, "[role=alert]"));
  },
});

export const Busy = meta.story({
  beforeEach: story({ ...GUEST, ...SHORT, [SHARE]: "never" }),
  play: async ({ canvasElement }: Story) => {
    await sendEmail(canvasElement, LETTER);
    await until(() => inside(canvasElement, "[aria-busy=true]"));
  },
});

/** The session ends before the e-mail is sent. */
export const SessionEnded = meta.story({
  beforeEach() {
    let hasSessionEnded = false;
    return story({
      ...SHORT,
      "/api/user/profile": () =>
        hasSessionEnded
          ? Response.json({}, { status: 401 })
          : Response.json({ id: "7", emailAddress: "reader@quire.test" }),
      [SHARE]() {
        hasSessionEnded = true;
        return Response.json({}, { status: 401 });
      },
    })();
  },
  play: async ({ canvasElement }: Story) => {
    await sendEmail(canvasElement, LETTER);
    await until(() => inside(canvasElement, '[name="from"]'));
  },
});

export const Shared = meta.story({
  play: async ({ canvasElement }: Story) => {
    await sendEmail(canvasElement, { ...LETTER, message: "Read this one!" });
    const panel = await until(() => inside(canvasElement, "dialog[data-confirmed]"));
    panel.dispatchEvent(new PointerEvent("pointermove")); // A moving pointer keeps it open.
  },
});

/** This address is unsafe and cannot be shared. */
export const Refused = meta.story({
  args: { url: "javascript:alert(1)" },
  play: async ({ canvasElement }: Story) => {
    await until(() => inside(canvasElement, "[role=alert]"));
  },
});

export const LongText = meta.story({
  args: {
    url: `https://quire.test/2026/11/${"a-very-long-address-".repeat(12)}`,
    title: "A title that goes on and on. ".repeat(8),
  },
  beforeEach: story({ ...GUEST, "/api/integration/url/shorten": { status: 500 } }),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" }, play: Email.input.play });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } }, play: Email.input.play });
