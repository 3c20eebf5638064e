import { configure } from "@quire/configuration-service";
import preview from "../../../../.storybook/preview";
import { AuthModal } from "./auth-modal.js";

/** What the server says in a story: by the end of the path, status and body; "never" for no answer. */
type Answers = Readonly<Record<string, "never" | { readonly status?: number; readonly body?: unknown }>>;

/** Answers every call, until the story goes. */
function answer(answers: Answers): () => void {
  const original = window.fetch;
  window.fetch = async (input, options) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const [, found] = Object.entries(answers).find(([path]) => pathname.endsWith(path)) ?? [];
    if (found === "never") return new Promise(() => {});
    if (found) return Response.json(found.body ?? {}, { status: found.status ?? 200 });
    return original(input, options);
  };
  return () => {
    window.fetch = original;
  };
}

const meta = preview.meta({
  title: "Widgets/Auth modal",
  component: AuthModal,
  args: { open: true },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  beforeEach: () =>
    configure({
      afterSignIn: "update",
      customerService: { phone: "+1 800 555 0142", email: "help@quire.test" },
    }),
});

/** Fills the fields by name and sends the form. */
function send(values: Readonly<Record<string, string>>) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const fields = () => Array.from(canvasElement.querySelectorAll<HTMLInputElement>("input"));
    while (fields().length === 0) await new Promise(requestAnimationFrame);
    for (const field of fields()) field.value = values[field.name] ?? field.value;
    canvasElement.querySelector<HTMLElement>("[type=submit]")?.click();
  };
}

const reader = { username: "reader@quire.test", password: "Reader#2026" };
const person = {
  firstName: "Ada",
  lastName: "King",
  emailAddress: "ada@quire.test",
  password: "Reader#2026",
};

export const SignIn = meta.story({ args: { mode: "sign-in" } });
export const SignInBusy = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => answer({ "/authenticate": "never" }),
  play: send(reader),
});
export const SignInTriesLeft = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => answer({ "/authenticate": { status: 401, body: { tries_left: 2 } } }),
  play: send(reader),
});
export const SignInLocked = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => answer({ "/authenticate": { status: 423, body: { lockout_duration: 7200 } } }),
  play: send(reader),
});
export const SignInRestricted = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => answer({ "/authenticate": { status: 403, body: { user_restricted: true } } }),
  play: send(reader),
});
export const SignInFailed = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => answer({ "/authenticate": { status: 500 } }),
  play: send(reader),
});
export const Registration = meta.story({ args: { mode: "registration" } });
export const RegistrationWithErrors = meta.story({ args: { mode: "registration" }, play: send({}) });
export const RegistrationTaken = meta.story({
  args: { mode: "registration" },
  beforeEach: () => answer({ "/subscriber/search": { status: 404 }, "/user/register": { status: 409 } }),
  play: send(person),
});
export const ForgotPassword = meta.story({ args: { mode: "forgot-password" } });
export const ForgotPasswordWrong = meta.story({
  args: { mode: "forgot-password" },
  play: send({ emailAddress: "nobody" }),
});
export const ProfileSettings = meta.story({ args: { mode: "profile_settings" } });
export const LongText = meta.story({
  args: { mode: "registration" },
  beforeEach: () =>
    answer({
      "/subscriber/search": { status: 404 },
      "/user/register": {
        status: 400,
        body: { errors: [{ field: "password", message: "this password was seen in a leak, ".repeat(8) }] },
      },
    }),
  play: send(person),
});
export const RightToLeft = meta.story({ args: { mode: "sign-in" }, globals: { direction: "rtl" } });
export const Phone = meta.story({
  args: { mode: "registration" },
  globals: { viewport: { value: "mobile1" } },
});
