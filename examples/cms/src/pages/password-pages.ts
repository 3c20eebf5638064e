import { formDraft, type ProxyTrust } from "@quire/example-reference-api";
import { Hono } from "hono";
import { createLinkToken } from "../link-token.js";
import type { Page } from "../page.js";
import type { Show } from "./show.js";

const trouble =
  "We're having trouble verifying your account. Please contact our Customer Service team for assistance.";
const generic =
  "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.";
const policy =
  "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least 10 characters long";

/** By the codes with which the API sends a form back that was sent without script (accounts-5, accounts-8). */
const errors: Readonly<Record<string, string>> = {
  email: "Please enter a valid email address.",
  restricted: trouble,
  locked:
    "You cannot unlock your account by resetting the password. Please wait 24 hours to unlock and try again.",
  captcha: "reCAPTCHA is required.",
  token: "This link is no longer valid: it has been used, or it is too old.",
  password: policy,
  taken: "This e-mail address belongs to another account.",
  mismatch: "New Password and Confirm Password do not match",
  current: "Current Password is invalid",
  unauthenticated: "You have to be signed in to change your password. Please sign in first.",
};

type Query = Readonly<Partial<Record<string, string>>>;

/** Passwords forgotten, reset and changed, and e-mail addresses confirmed, as plain forms: what the triggers' links lead to without script. */
export function passwordPages(show: Show, trust: ProxyTrust): Hono {
  const resetToken = createLinkToken({ path: "/reset-password", cookie: "quire_reset" }, trust);
  const emailToken = createLinkToken({ path: "/confirm-email", cookie: "quire_email" }, trust);
  const app = new Hono();
  const draft = formDraft("/forgot-password", trust);
  app.get("/forgot-password", (c) => {
    const asked = page("forgot-password", "Forgot your password?", c.req.query());
    return show(c, { ...asked, personal: true, values: { typed: draft.taken(c), ...asked.values } });
  });
  app.get("/change-password", (c) => show(c, page("change-password", "Change password", c.req.query())));
  for (const [address, token, pageOf] of [
    ["/reset-password", resetToken, resetPage],
    ["/confirm-email", emailToken, confirmPage],
  ] as const) {
    app.get(address, (c) => {
      const { sent, error } = c.req.query();
      if (sent !== undefined || error === "token") token.forget(c);
      return token.taken(c) ?? show(c, pageOf(c.req.query(), token.of(c)));
    });
  }
  return app;
}

function page(template: string, name: string, { sent, error }: Query): Page {
  const said = error === undefined ? undefined : (errors[error] ?? generic);
  return {
    template,
    title: `${name} – The Quire Review`,
    values: { sent: sent !== undefined, error: said, policy: hint },
  };
}

const hint =
  "At least 10 characters, with a number, a lower case letter, an upper case letter and one of @ ! # $ % ^ & + =, and no spaces.";

/** The page holds a secret: what can set a password once. */
function resetPage(query: Query, kept: string | undefined): Page {
  return secretPage(page("reset-password", "Set a new password", query), query, kept);
}

/** The end of a changed e-mail address. It takes a press: what only fetches the link confirms nothing. */
function confirmPage(query: Query, kept: string | undefined): Page {
  return secretPage(page("confirm-email", "Confirm your e-mail address", query), query, kept);
}

function secretPage({ template, title, values }: Page, query: Query, kept: string | undefined): Page {
  const token = query.error === "token" ? undefined : kept;
  return { template, title, secret: true, personal: true, values: { ...values, token } };
}
