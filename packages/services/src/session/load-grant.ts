import type { QuireError } from "@quire/core";
import { call, isRequestError } from "../client/index.js";
import { type BodyOf, type Failure, grantAccess, type Quota } from "../contract/index.js";

/** Outcome of asking for one article. */
export type GrantOutcome =
  | { readonly kind: "granted"; readonly grant: string; readonly quota: Quota | null }
  /** The article needs an account, a subscription or another plan, free articles, or a browser with cookies. */
  | { readonly kind: "refused"; readonly reason: "sign-in" | "subscribers" | "no-articles-left" | "cookie" }
  | { readonly kind: "failed"; readonly error: QuireError };

const REASONS = ["no-articles-left", "cookie"] as const;

/**
 * Asks the API for a grant of one article (beyond-373). A guest whose browser just got the cookie for free articles asks
 * again, once.
 */
export async function loadGrant(
  asked: BodyOf<typeof grantAccess>,
  signal: AbortSignal,
): Promise<GrantOutcome> {
  try {
    return { kind: "granted", ...(await call(grantAccess, { body: asked, signal })) };
  } catch (error) {
    if (!isRequestError(error)) throw error;
    const { status, failure } = error;
    if (status === grantAccess.absent && !asked.again) return loadGrant({ ...asked, again: true }, signal);
    if (status === 401) return { kind: "refused", reason: "sign-in" };
    if (status !== 403 || failure === undefined) return { kind: "failed", error };
    // The endpoint's schema for this status has parsed it.
    const [problem] = (failure as Failure).errors;
    return { kind: "refused", reason: REASONS.find((one) => one === problem?.code) ?? "subscribers" };
  }
}
