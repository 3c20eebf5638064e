import { formDraft, type ProxyTrust, type ReferenceApi } from "@quire/example-reference-api";
import { type Context, Hono } from "hono";
import * as v from "valibot";
import { formatDate } from "../dates.js";
import { createLinkToken } from "../link-token.js";
import type { Page } from "../page.js";
import type { Show } from "./show.js";

const trouble =
  "We're having trouble verifying your account. Please contact our Customer Service team for assistance.";
const generic =
  "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.";
const policy =
  "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least 10 characters long";

/** Messages by the error code with which the API redirects to a form without script (accounts-5, accounts-8). */
const errors: Readonly<Record<string, string>> = {
  email: "Please enter a valid email address.",
  restricted: trouble,
  locked:
    "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again.",
  captcha: "reCAPTCHA is required.",
  token: "This link has expired or has already been used.",
  password: policy,
  taken: "This email address belongs to another account.",
  mismatch: "New Password and Confirm Password do not match",
  current: "Current Password is invalid",
  unauthenticated: "Sign in to change your password.",
};

type Query = Readonly<Record<string, string | undefined>>;

/**
 * Forgotten, reset and changed passwords, and confirmed e-mail addresses, as plain forms. The triggers' links lead here
 * without script.
 */
export function passwordPages(show: Show, api: ReferenceApi["app"], trust: ProxyTrust): Hono {
  const resetToken = createLinkToken({ path: "/reset-password", cookie: "quire_reset" }, trust);
  const emailToken = createLinkToken({ path: "/confirm-email", cookie: "quire_email" }, trust);
  const app = new Hono();
  const draft = formDraft("/forgot-password", trust);
  app.get("/forgot-password", (c) => {
    const asked = page("forgot-password", "Forgot your password?", c.req.query());
    return show(c, { ...asked, personal: true, values: { typed: draft.taken(c), ...asked.values } });
  });
  app.get("/change-password", (c) => show(c, page("change-password", "Change password", c.req.query())));
  for (const [address, token, getPage] of [
    ["/reset-password", resetToken, resetPage(api)],
    ["/confirm-email", emailToken, confirmPage],
  ] as const) {
    app.get(address, async (c) => {
      const taken = token.taken(c);
      if (taken) return taken;
      const kept = token.of(c);
      const shown = await getPage(c, kept);
      if (kept !== undefined && shown.values["token"] === undefined) token.forget(c);
      return show(c, shown);
    });
  }
  return app;
}

function page(template: string, name: string, { sent, error }: Query): Page {
  const message = error === undefined ? undefined : (errors[error] ?? generic);
  return {
    template,
    title: `${name} – The Quire Review`,
    values: { sent: sent !== undefined, error: message, policy: hint },
  };
}

const hint =
  "At least 10 characters, with a number, a lower case letter, an upper case letter and one of @ ! # $ % ^ & + =, and no spaces.";

/** Returns the page of a reset. Its token can set a password once, and remove passkeys while the link is valid. */
const resetPage =
  (api: ReferenceApi["app"]) =>
  async (c: Context, kept: string | undefined): Promise<Page> => {
    const { sent, removed, error } = c.req.query();
    const isDone = sent !== undefined || removed !== undefined;
    const passkeys = isDone && kept !== undefined ? await passkeysAt(api, c, kept) : [];
    const hasPasskeys = passkeys === undefined || passkeys.length > 0;
    const { values, ...plain } = page("reset-password", "Set a new password", {
      sent: sent ?? removed,
      error,
    });
    const shown = {
      removed: removed !== undefined,
      passkeys: passkeys?.map(passkeyView),
      hasPasskeys,
      isUnread: passkeys === undefined,
    };
    return secretPage(
      { ...plain, values: { ...values, ...shown } },
      isDone && !hasPasskeys ? undefined : kept,
      error,
    );
  };

/**
 * Returns the page that confirms a new e-mail address. It needs a click, so that a prefetch of the link confirms
 * nothing.
 */
function confirmPage(c: Context, kept: string | undefined): Page {
  const { sent, error } = c.req.query();
  const shown = page("confirm-email", "Confirm your email address", { sent, error });
  return secretPage(shown, sent === undefined ? kept : undefined, error);
}

function secretPage({ template, title, values }: Page, kept: string | undefined, error?: string): Page {
  const token = error === "token" ? undefined : kept;
  return { template, title, secret: true, personal: true, values: { ...values, token } };
}

const PasskeysSchema = v.object({
  passkeys: v.array(
    v.object({ name: v.string(), id: v.string(), created: v.string(), lastUsed: v.string() }),
  ),
});
type ListedPasskey = v.InferOutput<typeof PasskeysSchema>["passkeys"][number];

/** Loads the passkeys of a reset link's account: none after it expired, undefined if they failed to load. */
async function passkeysAt(
  api: ReferenceApi["app"],
  c: Context,
  token: string,
): Promise<readonly ListedPasskey[] | undefined> {
  const headers = { "Content-Type": "application/json" };
  const url = new URL("/api/user/reset-password/passkeys", c.req.url);
  const answer = await api.fetch(
    new Request(url, { method: "POST", headers, body: JSON.stringify({ token }) }),
  );
  if (answer.status === 400) return [];
  const parsed = v.safeParse(PasskeysSchema, await answer.json().catch(() => undefined));
  return parsed.success ? parsed.output.passkeys : undefined;
}

function passkeyView({ id, name, created, lastUsed }: ListedPasskey, index: number) {
  const used = lastUsed === "" ? "Never used" : `Last used on ${formatDate(lastUsed.slice(0, 10))}`;
  const days = `Added on ${formatDate(created.slice(0, 10))} · ${used}`;
  return { passkeyId: id, passkeyName: name, place: index + 1, days };
}
