import preview from "../../../../../.storybook/preview.js";
import { MAC, madeCredential, PHONE, passkeyAnswers } from "../../test/passkey-answers.js";
import { story, until } from "../../test/story-answers.js";
import { PasskeysFlyout } from "./passkeys-flyout.js";

type Story = { readonly canvasElement: HTMLElement };

/** Sets up a user with these passkeys. The browser creates a passkey, or fails as `create` does. */
function reader(passkeys: readonly object[], create?: () => Promise<Credential>, answers = {}) {
  const before = story({ ...passkeyAnswers(...passkeys), ...answers });
  return () => {
    const undo = before();
    const { credentials } = navigator;
    Object.assign(credentials, { create: create ?? (async () => madeCredential()) });
    return () => {
      Reflect.deleteProperty(credentials, "create");
      undo();
    };
  };
}

const meta = preview.meta({
  title: "Widgets/Passkeys flyout",
  component: PasskeysFlyout,
  args: { open: true },
  parameters: { docs: { story: { inline: false, height: "640px" } } },
  beforeEach: reader([MAC, PHONE]),
  // The flyout is next to its trigger, as on a page.
  render: (args) => (
    <div style={{ minBlockSize: 600 }}>
      <button type="button" data-quire-open="passkeys-flyout">
        Passkeys
      </button>
      <PasskeysFlyout {...args} />
    </div>
  ),
  play: async ({ canvasElement }: Story) => {
    await until(() => canvasElement.querySelector("[data-quire-ui] p"));
  },
});

const press =
  (...selectors: readonly string[]) =>
  async ({ canvasElement }: Story) => {
    for (const selector of selectors) {
      (await until(() => canvasElement.querySelector<HTMLElement>(selector))).click();
    }
    await until(() => canvasElement.querySelector(".quire-notice, .quire-passkeys input, legend"));
  };

const ADD = ".quire-passkeys-add button";
const refuses = (name: string) => () => Promise.reject(new DOMException("no", name));
const passwordNeeded = { status: 400, body: { errors: [{ field: "currentPassword" }] } };

export const List = meta.story({});

export const Empty = meta.story({ beforeEach: reader([]) });

export const Loading = meta.story({
  beforeEach: reader([], undefined, { "GET /api/user/passkeys": "never" }),
  play: async () => {},
});

export const ReadFailed = meta.story({
  beforeEach: reader([], undefined, { "GET /api/user/passkeys": { status: 404 } }),
  play: async ({ canvasElement }: Story) => {
    await until(() => canvasElement.querySelector("[role=alert]"));
  },
});

export const Guest = meta.story({
  beforeEach: reader([], undefined, { "/api/user/profile": { status: 401 } }),
});

export const Added = meta.story({ play: press(ADD) });

export const NotAdded = meta.story({
  beforeEach: reader([MAC], refuses("NotAllowedError")),
  play: press(ADD),
});

export const KnownDevice = meta.story({
  beforeEach: reader([MAC], refuses("InvalidStateError")),
  play: press(ADD),
});

export const PasswordAgain = meta.story({
  beforeEach: reader([MAC], undefined, { "POST /api/user/passkeys/creation": passwordNeeded }),
  play: press(ADD),
});

export const Renaming = meta.story({ play: press('[data-way="rename"]') });

export const Removing = meta.story({ play: press('[data-way="remove"]') });

export const Removed = meta.story({
  play: press('[data-way="remove"]', ".quire-passkey-question [data-danger]"),
});

export const LongText = meta.story({
  beforeEach: reader([
    { ...MAC, name: "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengerät" },
    ...Array.from({ length: 9 }, (_, index) => ({ ...PHONE, id: `more-${index}` })),
  ]),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" } });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
