import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import type { ApiContext, ApiEnv } from "./api-env.js";
import { formDraft } from "./form-draft.js";
import { Refusal } from "./refusal.js";
import { getFields } from "./request-body.js";
import { safePath } from "./safe-path.js";
import type { ProxyTrust } from "./same-origin.js";

const ReasonSchema = v.object({
  tries_left: v.optional(v.number()),
  lockout_duration: v.optional(v.number()),
  user_restricted: v.optional(v.boolean()),
  errors: v.optional(v.array(v.object({ field: v.optional(v.string()), code: v.optional(v.string()) }))),
});
type Reason = v.InferOutput<typeof ReasonSchema>;

interface FormOptions {
  /** True if success also redirects to the form's page, with `sent=1`. */
  readonly stays?: boolean;
  /** Query parameter that marks success. Default: `sent`. */
  readonly done?: string;
  /** Field that the page needs again after a failure, such as the token in its address. */
  readonly keep?: string;
  /** Names of fields that the page fills in again after a failure. Passwords are never among them. */
  readonly typed?: { readonly names: readonly string[]; readonly trust: ProxyTrust };
}

/**
 * Redirects (303) after a form that was submitted without JavaScript. On success it goes to the field
 * `return`, or to the page with the form: a dialog's form can be on any page. On failure it returns to `form`
 * with `error` in the query: `invalid`, `locked`, `restricted`, or the code of the first problem. The query
 * also has `tries_left`, `lockout_duration` or `field` if known, and the same `return`.
 */
export function formAnswers(
  form: string,
  { stays = false, done = "sent", keep, typed }: FormOptions = {},
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (!wantsPage(c)) return;
    const sent = await sentBy(c);
    const inAddress = getFields(new URL(c.req.url).searchParams)["return"];
    const returnPath = safePath(sent["return"] ?? inAddress ?? (stays ? "/" : pageBefore(c, form)));
    const failed = c.error !== undefined || !c.res.ok;
    const query = failed ? getQuery(c.error) : new URLSearchParams({ [done]: "1" });
    if (failed && keep && sent[keep]) query.set(keep, sent[keep]);
    if (returnPath !== "/") query.set("return", returnPath);
    const target = failed || stays ? `${form}?${query}` : returnPath;
    // This assigns the response instead of returning it, so that cookies already set are sent with it.
    c.res = new Response(null, { status: 303, headers: { Location: inAscii(target) } });
    if (failed && typed) formDraft(form, typed.trust).keep(c, only(typed.names, sent));
  };
}

/** Encodes other characters as browsers do, because a header contains only ASCII. */
const inAscii = (path: string) =>
  path.toWellFormed().replace(/\P{ASCII}+/gu, (letters) => encodeURIComponent(letters));

/** Detects a browser's navigation, which expects a page, by its Accept header. */
export function wantsPage(c: ApiContext): boolean {
  return (c.req.header("accept") ?? "").includes("text/html");
}

/** Returns the page of this site that the form was on, unless it is the form's own page. */
function pageBefore(c: ApiContext, form: string): string {
  const referer = c.req.header("referer") ?? "";
  if (!URL.canParse(referer)) return "/";
  const { origin, pathname, search } = new URL(referer);
  // The origin check has already compared these headers.
  return origin === c.req.header("origin") && pathname !== form ? pathname + search : "/";
}

function only(names: readonly string[], sent: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name)));
}

async function sentBy(c: ApiContext): Promise<Record<string, string>> {
  return getFields(new URLSearchParams(await c.req.text().catch(() => "")));
}

/** Builds the query parameters that describe a failure to the form's page. */
function getQuery(error: Error | undefined): URLSearchParams {
  const parsed = v.safeParse(ReasonSchema, error instanceof Refusal ? error.body : {});
  const reason: Reason = parsed.success ? parsed.output : {};
  const query = new URLSearchParams({ error: getCode(reason) });
  if (reason.tries_left !== undefined) query.set("tries_left", String(reason.tries_left));
  if (reason.lockout_duration !== undefined) query.set("lockout_duration", String(reason.lockout_duration));
  const field = reason.errors?.[0]?.field;
  if (field) query.set("field", field);
  return query;
}

function getCode({ user_restricted, lockout_duration, errors }: Reason): string {
  if (user_restricted) return "restricted";
  if (lockout_duration !== undefined) return "locked";
  return errors?.[0]?.code ?? "invalid";
}
