import type { MiddlewareHandler } from "hono";
import * as v from "valibot";
import type { ApiContext, ApiEnv } from "./api-env.js";
import { formDraft } from "./form-draft.js";
import { Refusal } from "./refusal.js";
import { fieldsOf } from "./request-body.js";
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
  /** On success too the form's page is shown again, with `sent=1`. */
  readonly stays?: boolean;
  /** The query parameter for success, by default `sent`. */
  readonly done?: string;
  /** A field that the page needs again after a failure, as the token of its address. */
  readonly keep?: string;
  /** Names of fields that the page shows again after a failure. Passwords are never among them. */
  readonly typed?: { readonly names: readonly string[]; readonly trust: ProxyTrust };
}

/**
 * Answers a form that was sent without script by 303: on success to the field `return`, or where there is none to the
 * page that it was sent from, as a dialog's form that stands on any page; on failure back to
 * `form` with `error` in the query: `invalid`, `locked`, `restricted`, or the code of the first problem; beside
 * it `tries_left`, `lockout_duration` or `field` where there is one, and `return` as it was.
 */
export function formAnswers(
  form: string,
  { stays = false, done = "sent", keep, typed }: FormOptions = {},
): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    await next();
    if (!wantsPage(c)) return;
    const sent = await sentBy(c);
    const inAddress = fieldsOf(new URL(c.req.url).searchParams)["return"];
    const asked = safePath(sent["return"] ?? inAddress ?? (stays ? "/" : pageBefore(c, form)));
    const failed = c.error !== undefined || !c.res.ok;
    const query = failed ? queryOf(c.error) : new URLSearchParams({ [done]: "1" });
    if (failed && keep && sent[keep]) query.set(keep, sent[keep]);
    if (asked !== "/") query.set("return", asked);
    const target = failed || stays ? `${form}?${query}` : asked;
    // Assigned, not returned, so that the cookies already set go with it.
    c.res = new Response(null, { status: 303, headers: { Location: inAscii(target) } });
    if (failed && typed) formDraft(form, typed.trust).keep(c, only(typed.names, sent));
  };
}

/** A header holds no other letters. Browsers write an address the same way. */
const inAscii = (path: string) =>
  path.toWellFormed().replace(/\P{ASCII}+/gu, (letters) => encodeURIComponent(letters));

/** Recognizes a browser's navigation, which expects a page. It accepts text/html. */
export function wantsPage(c: ApiContext): boolean {
  return (c.req.header("accept") ?? "").includes("text/html");
}

/** The page of this site that the form was on, where that is not the form's own. */
function pageBefore(c: ApiContext, form: string): string {
  const referer = c.req.header("referer") ?? "";
  if (!URL.canParse(referer)) return "/";
  const { origin, pathname, search } = new URL(referer);
  // The origin check has already compared the headers of a write.
  return origin === c.req.header("origin") && pathname !== form ? pathname + search : "/";
}

function only(names: readonly string[], sent: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(sent).filter(([name]) => names.includes(name)));
}

async function sentBy(c: ApiContext): Promise<Record<string, string>> {
  return fieldsOf(new URLSearchParams(await c.req.text().catch(() => "")));
}

/** Query parameters about a failure for the form's page. */
function queryOf(error: Error | undefined): URLSearchParams {
  const parsed = v.safeParse(ReasonSchema, error instanceof Refusal ? error.body : {});
  const reason: Reason = parsed.success ? parsed.output : {};
  const query = new URLSearchParams({ error: codeOf(reason) });
  if (reason.tries_left !== undefined) query.set("tries_left", String(reason.tries_left));
  if (reason.lockout_duration !== undefined) query.set("lockout_duration", String(reason.lockout_duration));
  const field = reason.errors?.[0]?.field;
  if (field) query.set("field", field);
  return query;
}

function codeOf({ user_restricted, lockout_duration, errors }: Reason): string {
  if (user_restricted) return "restricted";
  if (lockout_duration !== undefined) return "locked";
  return errors?.[0]?.code ?? "invalid";
}
