import { randomUUID } from "node:crypto";
import type { Campaign, Catalogue, Newsletter, ReferenceApi } from "@quire/example-reference-api";
import { type Context, Hono } from "hono";
import type { Page } from "../page.js";
import type { Show } from "./show.js";

const ADDRESS = "/email-newsletters";

/** Calls by form field (content-7.23). */
const CALLS = {
  newsletter: "/api/newsletters/subscribe",
  marketingCampaign: "/api/marketingcampaign/subscribe",
} as const;
type Type = keyof typeof CALLS;

const sent = "You’re signed up. Your first newsletter comes with the next issue.";
const errors: Readonly<Record<string, string>> = {
  none: "Choose at least one newsletter.",
  email: "Please enter a valid email address.",
  audience:
    "Some of these newsletters are for subscribers. Sign in to get them. You’re signed up for the others.",
};
const generic =
  "We are sorry. We are unable to process your request at this time. Customer Service is available 24/7.";

/** Newsletters and campaigns with their sign-up, also as a plain form (content-1, content-7.23). */
export function newsletterPages(show: Show, catalogue: Catalogue, api: ReferenceApi["app"]): Hono {
  const app = new Hono();
  app.get(ADDRESS, (c) => show(c, newslettersPage(catalogue, c.req.query())));
  app.post(ADDRESS, async (c) => c.redirect(`${ADDRESS}?${await signUp(c, api)}`, 303));
  return app;
}

function newslettersPage(
  { newsletters, campaigns }: Catalogue,
  query: Readonly<Partial<Record<"sent" | "error", string>>>,
): Page {
  return {
    template: "email-newsletters",
    title: "Email newsletters – The Quire Review",
    description: "Newsletters, each from one editor.",
    values: {
      sent: query.sent && sent,
      error: query.error && (errors[query.error] ?? generic),
      newsletters: newsletters.map(newsletterView),
      campaigns: campaigns.map(campaignView),
    },
  };
}

function newsletterView({ name, slug, description, frequency, ...audience }: Newsletter) {
  return {
    letterName: name,
    anchor: `letter-${slug}`,
    about: description,
    frequency,
    audience: audience.executiveOnly
      ? "For Executive subscribers"
      : audience.subscriberOnly
        ? "For subscribers"
        : "",
  };
}

function campaignView({ id, title, description, frequency }: Campaign) {
  return { letterName: title, campaignId: id, anchor: `campaign-${id}`, about: description, frequency };
}

/** Signs up for all newsletters that the form names. Returns the query of the resulting address. */
async function signUp(c: Context, api: ReferenceApi["app"]): Promise<string> {
  const form = await c.req.formData();
  const chosen = (["newsletter", "marketingCampaign"] as const).flatMap((type) =>
    form.getAll(type).map((name) => ({ type, name: String(name) })),
  );
  if (chosen.length === 0) return "error=none";
  const email = String(form.get("email") ?? "");
  const statuses = await Promise.all(chosen.map((one) => send(c, api, { ...one, email })));
  const failed = statuses.filter((status) => status >= 400);
  if (failed.length === 0) return "sent=1";
  if (failed.includes(400)) return "error=email";
  return failed.every((status) => status === 403) ? "error=audience" : "error=unknown";
}

interface SignUp {
  readonly type: Type;
  readonly name: string;
  readonly email: string;
}

async function send(c: Context, api: ReferenceApi["app"], { type, name, email }: SignUp): Promise<number> {
  const headers = { "Content-Type": "application/json", "Idempotency-Key": randomUUID() };
  const body = JSON.stringify({ name, email });
  const url = new URL(CALLS[type], c.req.url);
  return (await api.fetch(new Request(url, { method: "POST", headers, body }))).status;
}
