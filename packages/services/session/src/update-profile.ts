import { call, isRequestError, type RequestError } from "@quire/client-service";
import { updateProfile as endpoint, type Failure, type ProfileUpdate } from "@quire/contract-service";
import { refreshSession } from "./load-session.js";
import { type FieldProblem, firstProblemOf } from "./problem.js";
import { sessionSignal } from "./session-store.js";

export type UpdateProfileOutcome =
  | { readonly kind: "updated" }
  | ({ readonly kind: "rejected"; readonly status: number } & FieldProblem)
  | { readonly kind: "failed"; readonly error: RequestError };

/** Changes the reader's profile and fetches it anew (accounts §3, profile update). */
export async function updateProfile(
  body: ProfileUpdate,
  signal: AbortSignal = sessionSignal(),
): Promise<UpdateProfileOutcome> {
  try {
    await call(endpoint, { body, signal });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    // The endpoint's schema for this status has parsed it; another status has none.
    const problem = firstProblemOf(error.failure as Failure | undefined);
    if (problem && error.status !== undefined) return { kind: "rejected", status: error.status, ...problem };
    return { kind: "failed", error };
  }
  await refreshSession();
  return { kind: "updated" };
}
