import { type Answers, serve } from "@quire/conformance/answers";
import { configure } from "@quire/services/configuration";
import preview from "../../../../.storybook/preview.js";
import { ResetPassword } from "./index.js";

type Story = { readonly canvasElement: HTMLElement };

const RESET = "/api/user/reset-password";

const PASSKEYS = [
  { id: "p1", name: "Mac", created: "2026-11-05T09:30:00.000Z", lastUsed: "2026-11-24T10:00:00.000Z" },
  { id: "p2", name: "Work phone with a long name", created: "2026-11-06T09:30:00.000Z", lastUsed: "" },
];

/** Sets the server's responses before a story. */
function story(answers: Answers = { [RESET]: {} }) {
  return () => {
    configure({ customerService: { phone: "+1 800 555 0142", email: "help@quire.test" } });
    return serve(answers);
  };
}

async function until<Found>(find: () => Found | null | undefined | false): Promise<Found> {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const found = find();
    if (found) return found;
  }
}

const meta = preview.meta({
  title: "Widgets/Reset password",
  component: ResetPassword,
  args: { token: "t0ken" },
  beforeEach: story(),
  play: async ({ canvasElement }: Story) => {
    await until(() => canvasElement.querySelector("[data-quire-ui] :is(form, p)"));
  },
});

/** Fills the form, sends it, and waits for the resulting message. */
const sent =
  (password: string, confirm = password) =>
  async ({ canvasElement }: Story): Promise<void> => {
    const form = await until(() => canvasElement.querySelector("form"));
    for (const field of form.querySelectorAll("input"))
      field.value = field.name === "confirm" ? confirm : password;
    form.querySelector<HTMLElement>("[type=submit]")?.click();
    await until(() => canvasElement.querySelector("[role=alert], [role=status], [aria-busy=true]"));
  };

export const Form = meta.story({});

export const Errors = meta.story({ play: sent("short", "other") });

export const Busy = meta.story({ beforeEach: story({ [RESET]: "never" }), play: sent("Quire#2027!") });

export const Done = meta.story({ play: sent("Quire#2027!") });

export const DoneWithPasskeys = meta.story({
  beforeEach: () => {
    configure({ passkeys: true });
    const undo = story({ [RESET]: {}, [`${RESET}/passkeys`]: { body: { passkeys: PASSKEYS } } })();
    return () => {
      configure({ passkeys: false });
      undo();
    };
  },
  play: sent("Quire#2027!"),
});

export const LinkUsed = meta.story({
  beforeEach: story({ [RESET]: { status: 400 } }),
  play: sent("Quire#2027!"),
});

export const NoLink = meta.story({ args: { token: "" } });

export const Locked = meta.story({
  beforeEach: story({ [RESET]: { status: 423 } }),
  play: sent("Quire#2027!"),
});

export const Failed = meta.story({
  beforeEach: story({ [RESET]: { status: 500 } }),
  play: sent("Quire#2027!"),
});

export const LongText = meta.story({
  beforeEach: () => {
    configure({
      passwordPolicies: { shared: { minLength: 24, specialCharacters: "@!#$%^&+=§°*~-_.:,;<>|" } },
    });
    return () => configure({ passwordPolicies: {} });
  },
  play: sent("short"),
});

export const RightToLeft = meta.story({ globals: { direction: "rtl" }, play: sent("short", "other") });

export const Phone = meta.story({ globals: { viewport: { value: "mobile1" } } });
