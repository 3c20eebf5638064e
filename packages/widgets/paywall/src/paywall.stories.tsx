import { type Answers, serve } from "@quire/conformance/answers";
import { runtime } from "@quire/core";
import { configure } from "@quire/services/configuration";
import preview from "../../../../.storybook/preview";
import { Paywall } from "./index.js";

/** Sets the server's responses until the story ends. The current user is a guest by default. */
function answer(answers: Answers): () => void {
  localStorage.removeItem("user");
  localStorage.removeItem("quire:lockout");
  for (const state of ["session", "session-loading", "lockout"]) runtime().shared.delete(state);
  return serve({ "/api/user/profile": { status: 401 }, ...answers });
}

const meta = preview.meta({
  title: "Widgets/Paywall",
  component: Paywall,
  beforeEach: () => {
    configure({
      afterSignIn: "update",
      customerService: { phone: "+1 800 555 0142", email: "help@quire.test" },
    });
    return answer({});
  },
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

export const SignIn = meta.story({});
export const SignInPasskeys = meta.story({
  beforeEach: () => {
    configure({ passkeys: true });
    return () => configure({ passkeys: false });
  },
});
export const SignInBusy = meta.story({
  beforeEach: () => answer({ "/authenticate": "never" }),
  play: send(reader),
});
export const SignInWithErrors = meta.story({ play: send({ username: "reader" }) });
export const SignInTriesLeft = meta.story({
  beforeEach: () => answer({ "/authenticate": { status: 401, body: { tries_left: 2 } } }),
  play: send(reader),
});
export const SignInLocked = meta.story({
  beforeEach: () => answer({ "/authenticate": { status: 423, body: { lockout_duration: 7200 } } }),
  play: send(reader),
});
export const SignInRestricted = meta.story({
  beforeEach: () => answer({ "/authenticate": { status: 403, body: { user_restricted: true } } }),
  play: send(reader),
});
export const SignInFailed = meta.story({
  beforeEach: () => answer({ "/authenticate": { status: 500 } }),
  play: send(reader),
});
export const SignInGift = meta.story({ args: { gift: true } });

export const Register = meta.story({ args: { card: "register" } });
export const RegisterGift = meta.story({ args: { card: "register", gift: true } });
export const RegisterWithErrors = meta.story({
  args: { card: "register" },
  play: send({ emailAddress: "ada" }),
});
export const RegisterTaken = meta.story({
  args: { card: "register" },
  beforeEach: () =>
    answer({ "/api/user/subscriber/search": { status: 404 }, "/api/user/register": { status: 409 } }),
  play: send(person),
});
export const RegisterBusy = meta.story({
  args: { card: "register" },
  beforeEach: () => answer({ "/api/user/subscriber/search": { status: 404 }, "/api/user/register": "never" }),
  play: send(person),
});

export const Reset = meta.story({ args: { card: "reset" } });
export const ResetSent = meta.story({
  args: { card: "reset" },
  beforeEach: () => answer({ "/api/user/forgotpassword": {} }),
  play: send(person),
});
export const ResetLocked = meta.story({
  args: { card: "reset" },
  beforeEach: () => answer({ "/api/user/forgotpassword": { status: 423 } }),
  play: send(person),
});

const offer = {
  goal: "reading",
  for: "subscribers",
  offer: "Get the thinking that managers act on.",
  price: "$4 a week",
  trial: "First four weeks free. Cancel any time.",
  benefits: ["Every article, on every screen", "Cases, charts and the visual library"],
} as const;
const reading = { id: "7", emailAddress: "ada@quire.test", status: "registered" };

/** Clicks a link of the offer by its part. */
function press(part: string) {
  return async ({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> => {
    const host = () => canvasElement.querySelector("[data-quire-widget=paywall]")?.shadowRoot;
    const link = () => host()?.querySelector<HTMLElement>(`[part="${part}"]`);
    while (!link()) await new Promise(requestAnimationFrame);
    link()?.click();
  };
}

export const Offer = meta.story({ args: offer });
export const OfferSignIn = meta.story({ args: offer, play: press("sign-in") });
export const OfferAllRead = meta.story({ args: { ...offer, metered: true, read: 4, fade: true } });
export const OfferForAccounts = meta.story({ args: { goal: "reading" } });
export const OfferForAccountsRegister = meta.story({ args: { goal: "reading" }, play: press("subscribe") });
export const OfferWithoutPrice = meta.story({ args: { goal: "reading", for: "subscribers" } });
export const OfferGift = meta.story({
  args: {
    ...offer,
    gift: true,
    heading: "Give a year of reading",
    offer: "They read for a year. You pay once.",
  },
});
export const OfferRegistered = meta.story({
  args: { ...offer, metered: true },
  beforeEach: () => {
    const quota = { limit: 4, count: 4, remaining: 0 };
    return answer({ "/api/user/profile": { body: { ...reading, quota } } });
  },
});
export const OfferSomeLeft = meta.story({
  args: { ...offer, metered: true },
  beforeEach: () => {
    const quota = { limit: 4, count: 1, remaining: 3 };
    return answer({ "/api/user/profile": { body: { ...reading, quota } } });
  },
});
export const OfferUpgrade = meta.story({
  args: { ...offer, tiers: "Executive", price: "$9 a week" },
  beforeEach: () => {
    const tiers = [{ roleCode: "ROLE_HBRG_GOOD" }];
    return answer({ "/api/user/profile": { body: { ...reading, status: "subscribers", tiers } } });
  },
});
export const OfferOwnWords = meta.story({
  args: { ...offer, heading: "This one is for members", dek: "Join, and read all of the archive." },
});
export const OfferRightToLeft = meta.story({ args: offer, globals: { direction: "rtl" } });
export const OfferPhone = meta.story({ args: offer, globals: { viewport: { value: "mobile1" } } });

export const CheckingUser = meta.story({
  beforeEach: () => answer({ "/api/user/profile": "never" }),
});
export const UserUnknown = meta.story({
  beforeEach: () => answer({ "/api/user/profile": { status: 400 } }),
});
export const Registered = meta.story({
  args: { for: "subscribers" },
  beforeEach: () => answer({ "/api/user/profile": { body: { id: "7", emailAddress: "ada@quire.test" } } }),
});
export const Open = meta.story({
  beforeEach: () => answer({ "/api/user/profile": { body: { id: "7" } } }),
});
export const LongText = meta.story({
  args: { card: "register" },
  beforeEach: () =>
    answer({
      "/api/user/subscriber/search": { status: 404 },
      "/api/user/register": {
        status: 400,
        body: { errors: [{ field: "password", message: "this password was seen in a leak, ".repeat(8) }] },
      },
    }),
  play: send(person),
});
export const RightToLeft = meta.story({
  globals: { direction: "rtl" },
  beforeEach: () => answer({ "/authenticate": { status: 401, body: { tries_left: 2 } } }),
  play: send(reader),
});
export const RightToLeftRegister = meta.story({ args: { card: "register" }, globals: { direction: "rtl" } });
export const Phone = meta.story({
  args: { card: "register", gift: true },
  globals: { viewport: { value: "mobile1" } },
});
