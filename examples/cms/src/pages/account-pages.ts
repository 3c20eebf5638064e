import { formDraft, type ProxyTrust, safePath } from "@quire/example-reference-api";
import { Hono } from "hono";
import type { Page } from "../page.js";
import type { Show } from "./show.js";

const trouble =
  "We're having trouble verifying your account. Please contact our Customer Service team for assistance.";
const generic =
  "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.";

const tooMany = "Too many tries. Please wait a few minutes and try again.";

/** Messages by the error code with which `POST /register` redirects to the form (accounts-8). */
const registrationErrors: Readonly<Record<string, string>> = {
  taken: "That username is unavailable. Sign in or choose another email address.",
  restricted: trouble,
  captcha: "reCAPTCHA is required. Please turn on JavaScript.",
  "too-many-requests": tooMany,
};

/** Messages by the invalid field, for browsers that do not validate the form (accounts-5). */
const fieldErrors: Readonly<Record<string, string>> = {
  firstName: "Please enter a valid first name.",
  lastName: "Please enter a valid last name.",
  emailAddress: "Email address is not valid.",
  password:
    "Passwords must meet the following criteria: must have at least one number, one lower case letter, one upper case letter, and one special character (@ ! # $ % ^ & + =), no spaces, and be at least 8 characters long",
};

/** Sign-in and registration as plain forms. The triggers' links lead here without script. */
export function accountPages(show: Show, trust: ProxyTrust): Hono {
  const app = new Hono();
  for (const [address, getPage] of [
    ["/sign-in", signInPage],
    ["/register", registerPage],
  ] as const) {
    const draft = formDraft(address, trust);
    app.get(address, (c) => show(c, getPage(c.req.query(), draft.taken(c))));
  }
  return app;
}

type Query = Readonly<Partial<Record<string, string>>>;

function signInPage(query: Query, typed: Query): Page {
  return {
    template: "sign-in",
    title: "Sign in – The Quire Review",
    personal: true,
    values: { typed, ...returnValues(query), error: query.error && signInError(query) },
  };
}

/** Returns the messages of the modal (accounts-8). */
function signInError({ error, tries_left, lockout_duration }: Query): string {
  if (error === "restricted") return trouble;
  if (error === "locked") {
    const time = waitingTime(Number(lockout_duration));
    return `Your account is blocked, please wait ${time} to unlock and try again. For immediate assistance, please contact Customer Service.`;
  }
  const wrong = "You have entered an invalid email and password combination. Please try again.";
  const left = Number(tries_left);
  return left > 0 ? `${wrong} You have ${left} ${left === 1 ? "try" : "tries"} left.` : wrong;
}

/** Formats 3600 seconds or more as rounded hours, and 60 or more as minutes, 59 at most (accounts-8.5). */
function waitingTime(seconds: number): string {
  if (!(seconds > 0)) return "a while";
  if (seconds >= 3600) return plural(seconds / 3600, "hour");
  const [amount, unit] = seconds >= 60 ? [seconds / 60, "minute"] : [seconds, "second"];
  return plural(Math.min(59, amount), unit);
}

function plural(amount: number, unit: string): string {
  const rounded = Math.max(1, Math.round(amount));
  return `${rounded} ${unit}${rounded === 1 ? "" : "s"}`;
}

function registerPage(query: Query, typed: Query): Page {
  return {
    template: "register",
    title: "Create an account – The Quire Review",
    personal: true,
    values: { typed, ...returnValues(query), error: query.error && registrationError(query) },
  };
}

function registrationError({ error = "", field = "" }: Query): string {
  return registrationErrors[error] ?? fieldErrors[field] ?? generic;
}

function returnValues({ return: asked }: Query) {
  const path = safePath(asked);
  return { return: path, returnQuery: `?return=${encodeURIComponent(path)}` };
}
