import type { Catalogue, ReferenceApi } from "@quire/example-reference-api";
import { Hono } from "hono";
import * as v from "valibot";
import { type Asker, askApi } from "../ask-api.js";
import type { Page } from "../page.js";
import type { Show } from "./show.js";

const ADDRESS = "/account";

const generic =
  "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.";

/** Messages by the error code with which the API redirects to a form without script. */
const errors: Readonly<Record<string, string>> = {
  email: "Please enter a valid email address.",
  current: "That password is incorrect.",
  locked: "Too many wrong passwords. Please try again later.",
  "too-many-requests": "Too many tries. Please wait a while and try again.",
  unauthenticated: "Sign in to change your account.",
};

/** Messages by the invalid field, for codes that fit several fields. */
const fieldErrors: Readonly<Record<string, string>> = {
  firstName: "Please enter a valid first name.",
  lastName: "Please enter a valid last name.",
};

/** Messages by the query of a successful form. */
const confirmations: Readonly<Record<string, string>> = {
  name: "Your name has been saved.",
  email: "We’ve sent a link to your new address. Nothing changes until you open it.",
  deleted: "Your account has been deleted. You’re signed out on all devices.",
};

const ProfileSchema = v.object({ firstName: v.string(), lastName: v.string(), emailAddress: v.string() });

/** The account page, also as plain forms for its user (beyond-347). */
export function settingsPage(show: Show, catalogue: Catalogue, api: ReferenceApi["app"]): Hono {
  const app = new Hono();
  app.get(ADDRESS, async (c) =>
    show(c, await getPage(catalogue, { api, request: c.req.raw }, c.req.query())),
  );
  // The addresses of the forms, for a reader who opens one from the history.
  app.get(`${ADDRESS}/:form{name|email|delete}`, (c) => c.redirect(ADDRESS, 303));
  return app;
}

async function getPage(
  { newsletters, campaigns }: Catalogue,
  asker: Asker,
  query: Readonly<Record<string, string>>,
): Promise<Page> {
  const { error, field = "" } = query;
  const done = Object.keys(confirmations).find((name) => name in query);
  const listed = [
    ...newsletters.map(({ name, description }) => ({ name, about: description })),
    ...campaigns.map(({ id, title, description }) => ({
      type: "marketingCampaign",
      name: id,
      label: title,
      about: description,
    })),
  ];
  return {
    template: "account",
    title: "Your account – The Quire Review",
    personal: true,
    values: {
      profile: await askApi(asker, "/api/user/profile", ProfileSchema),
      newsletters: JSON.stringify(listed),
      error: error && (fieldErrors[field] ?? errors[error] ?? generic),
      done: !error && done ? confirmations[done] : undefined,
    },
  };
}
