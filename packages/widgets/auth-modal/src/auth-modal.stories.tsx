import { serve } from "@quire/conformance/answers";
import { pageSingleton } from "@quire/core";
import { configure } from "@quire/services/configuration";
import { regionStore } from "@quire/services/region";
import { lockoutStore } from "@quire/services/session";
import preview from "../../../../.storybook/preview";
import { AuthModal } from "./index.js";

const meta = preview.meta({
  title: "Widgets/Auth modal",
  component: AuthModal,
  args: { open: true },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  beforeEach() {
    lockoutStore().setState({ lockout: null });
    regionStore().setState(regionStore().getInitialState(), true);
    pageSingleton("captcha-failures", () => ({ count: 0 })).count = 0;
    configure({
      afterSignIn: "update",
      captcha: null,
      geolocation: null,
      customerService: { phone: "+1 800 555 0142", email: "help@quire.test" },
    });
  },
});

/** Locks sign-in for this many seconds before the modal opens. */
function lock(seconds: number): void {
  const duration = seconds * 1000;
  lockoutStore().setState({ lockout: { until: Date.now() + duration, duration } });
}

/** Places the user in this country. */
function from(country: string): () => void {
  configure({ geolocation: "/geo" });
  return serve({ "/geo": { body: { country, city: "" } } });
}

/** Configures a captcha whose script fails to load. */
function blockCaptcha(): void {
  configure({ captcha: { siteKey: "key", src: "/no-such-captcha.js" } });
}

async function found(canvas: HTMLElement, selector: string): Promise<HTMLElement> {
  for (;;) {
    const element = canvas.querySelector<HTMLElement>(selector);
    if (element) return element;
    await new Promise(requestAnimationFrame);
  }
}

/** Fills the fields by name and sends the form. */
function send(values: Readonly<Record<string, string>>) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    await found(canvasElement, "input");
    for (const field of canvasElement.querySelectorAll<HTMLInputElement>("input"))
      field.value = values[field.name] ?? field.value;
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

/** Adds passkeys to the API. The browser suggests none by itself. */
function offerPasskeys(status = 200): () => void {
  configure({ passkeys: true });
  const { credentials } = navigator;
  const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
  Object.assign(credentials, { get: refuse });
  const undo = serve({
    "/api/passkeys/request": { status, body: { challenge: "Y2hhbGxlbmdl", rpId: location.hostname } },
  });
  return () => {
    Reflect.deleteProperty(credentials, "get");
    configure({ passkeys: false });
    undo();
  };
}

export const Passkeys = meta.story({ beforeEach: () => offerPasskeys() });

export const PasskeyNotUsed = meta.story({
  beforeEach: () => offerPasskeys(),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    (await found(canvasElement, ".quire-methods button")).click();
    await found(canvasElement, "[role=alert]");
  },
});

export const Own = meta.story({
  render: (args) => (
    <AuthModal {...args}>
      <b slot="logo">The Quire Review</b>
      <p slot="intro">One account for the Review, its archive and the store.</p>
      <div slot="methods">
        <button type="button">Continue with your university</button>
      </div>
      <p slot="footer">
        <a href="/privacy-policy">Privacy policy</a>
      </p>
    </AuthModal>
  ),
});

export const SignIn = meta.story({ args: { mode: "sign-in" } });
export const SignInBusy = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => serve({ "/authenticate": "never" }),
  play: send(reader),
});
export const SignInTriesLeft = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => serve({ "/authenticate": { status: 401, body: { tries_left: 2 } } }),
  play: send(reader),
});
export const SignInLocked = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => serve({ "/authenticate": { status: 423, body: { lockout_duration: 7200 } } }),
  play: send(reader),
});
export const SignInRestricted = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => serve({ "/authenticate": { status: 403, body: { user_restricted: true } } }),
  play: send(reader),
});
export const SignInFailed = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => serve({ "/authenticate": { status: 500 } }),
  play: send(reader),
});
export const SignInStillLocked = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => lock(779),
});
export const SignInUnlocks = meta.story({ args: { mode: "sign-in" }, beforeEach: () => lock(4) });
export const SignInCaptchaBlocked = meta.story({
  args: { mode: "sign-in" },
  beforeEach: blockCaptcha,
  play: send(reader),
});
export const SignInCaptchaBlockedAgain = meta.story({
  args: { mode: "sign-in" },
  beforeEach: blockCaptcha,
  async play(context) {
    await send(reader)(context);
    (await found(context.canvasElement, "[role=alert] button")).click();
  },
});
export const SignInCaptchaRequired = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () =>
    serve({
      "/authenticate": {
        status: 400,
        body: { errors: [{ field: "reCaptchaToken", message: "It is missing." }] },
      },
    }),
  play: send(reader),
});
export const Registration = meta.story({ args: { mode: "registration" } });
export const RegistrationInTheUnitedStates = meta.story({
  args: { mode: "registration" },
  beforeEach: () => from("US"),
});
export const RegistrationInTheEuropeanUnion = meta.story({
  args: { mode: "registration" },
  beforeEach: () => from("DE"),
});
export const RegistrationRestricted = meta.story({
  args: { mode: "registration" },
  beforeEach: () =>
    serve({ "/api/user/subscriber/search": { status: 404 }, "/api/user/register": { status: 403 } }),
  play: send(person),
});
export const RegistrationWithErrors = meta.story({ args: { mode: "registration" }, play: send({}) });
export const RegistrationTaken = meta.story({
  args: { mode: "registration" },
  beforeEach: () =>
    serve({ "/api/user/subscriber/search": { status: 404 }, "/api/user/register": { status: 409 } }),
  play: send(person),
});
export const ForgotPassword = meta.story({ args: { mode: "forgot-password" } });
export const ForgotPasswordWrong = meta.story({
  args: { mode: "forgot-password" },
  play: send({ emailAddress: "nobody" }),
});
export const ForgotPasswordSent = meta.story({
  args: { mode: "forgot-password" },
  beforeEach: () => serve({ "/api/user/forgotpassword": { body: {} } }),
  play: send({ emailAddress: "ada@quire.test" }),
});
export const ForgotPasswordLocked = meta.story({
  args: { mode: "forgot-password" },
  beforeEach: () => serve({ "/api/user/forgotpassword": { status: 423 } }),
  play: send({ emailAddress: "ada@quire.test" }),
});
export const ForgotPasswordBusy = meta.story({
  args: { mode: "forgot-password" },
  beforeEach: () => serve({ "/api/user/forgotpassword": "never" }),
  play: send({ emailAddress: "ada@quire.test" }),
});
export const ProfileSettings = meta.story({ args: { mode: "profile_settings" } });
export const LongText = meta.story({
  args: { mode: "registration" },
  beforeEach: () =>
    serve({
      "/api/user/subscriber/search": { status: 404 },
      "/api/user/register": {
        status: 400,
        body: { errors: [{ field: "password", message: "this password was seen in a leak, ".repeat(8) }] },
      },
    }),
  play: send(person),
});
export const RightToLeft = meta.story({ args: { mode: "sign-in" }, globals: { direction: "rtl" } });
export const RightToLeftWithErrors = meta.story({
  args: { mode: "registration" },
  globals: { direction: "rtl" },
  play: send({}),
});
export const PhoneLocked = meta.story({
  args: { mode: "sign-in" },
  beforeEach: () => lock(86_000),
  globals: { viewport: { value: "mobile1" } },
});
export const Phone = meta.story({
  args: { mode: "registration" },
  globals: { viewport: { value: "mobile1" } },
});
