import { formDraft, type ProxyTrust } from "@quire/example-reference-api";
import { Hono } from "hono";
import type { Show } from "./show.js";

const notFound = "No Active Subscriptions Found";
const trouble =
  "We're having trouble verifying your account. Please contact our Customer Service team for assistance.";
const generic =
  "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.";

/** Messages by the error code with which `POST /subscriber-registration` redirects to the form (accounts-8). */
const errors: Readonly<Record<string, string>> = {
  "no-subscription": notFound,
  source: notFound,
  "no-account": "There’s no account for this email yet. Create one below.",
  password: "You have entered an invalid email and password combination. Please try again.",
  linked: "This subscription is already linked to another account.",
  taken: "That username is unavailable. Sign in or choose another email address.",
  restricted: trouble,
  proof: "Please enter the account number on your address label.",
  captcha: "reCAPTCHA is required. Please turn on JavaScript.",
};

/** Page for subscribers whom registration recognizes (accounts-2.21): the lookup, or plain forms without script. */
export function subscriberPages(show: Show, trust: ProxyTrust): Hono {
  const draft = formDraft("/subscriber-registration", trust);
  const app = new Hono();
  app.get("/subscriber-registration", (c) => {
    const { emailAddress, error } = c.req.query();
    return show(c, {
      template: "subscriber-registration",
      title: "Subscriber registration – The Quire Review",
      personal: true,
      values: {
        ...typedInto(draft.taken(c)),
        email: decodeEmail(emailAddress),
        error: error && (errors[error] ?? generic),
      },
    });
  });
  return app;
}

/** Decodes the e-mail address from base64 (accounts-2.21). Invalid addresses are not shown. */
function decodeEmail(value: string | undefined): string | undefined {
  const email = Buffer.from(value ?? "", "base64").toString("utf8");
  return /^[^\s@\p{C}]+@[^\s@\p{C}]+$/u.test(email) && email.length < 255 ? email : undefined;
}

/** Returns the draft for the form in which it was typed. Only one of the page's two forms has a first name. */
function typedInto(draft: Readonly<Record<string, string>>) {
  if (draft["emailAddress"] === undefined) return {};
  return draft["firstName"] === undefined ? { linking: draft } : { joining: draft };
}
