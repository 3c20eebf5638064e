import { call, isRequestError, type RequestError } from "../client/index.js";
import { updateProfile as endpoint, type Failure, type ProfileUpdate } from "../contract/index.js";
import { refreshSession } from "./load-session.js";
import { type FieldProblem, getFirstProblem } from "./problem.js";
import { type Session, sessionSignal, sessionStore } from "./session-store.js";

export type UpdateProfileOutcome =
  | { readonly kind: "updated" }
  /** The user has no account, and therefore no profile (accounts-6.2). Nothing was changed. */
  | { readonly kind: "not-registered" }
  | ({ readonly kind: "rejected"; readonly status: number } & FieldProblem)
  | { readonly kind: "failed"; readonly error: RequestError };

/**
 * Changes the user's profile, and reloads it for every tab (accounts-3.11, profile update). It runs only for registered
 * users, including subscribers (accounts-6.2). While the user is unknown, as after a registration, the server decides.
 */
export async function updateProfile(
  body: ProfileUpdate,
  signal: AbortSignal = sessionSignal(),
): Promise<UpdateProfileOutcome> {
  if (isGuest(sessionStore().getState())) return { kind: "not-registered" };
  try {
    await call(endpoint, { body, signal });
  } catch (error) {
    if (!isRequestError(error)) throw error;
    if (error.status === 401) return { kind: "not-registered" };
    // The endpoint's schema for this status has parsed the failure. Other statuses have none.
    const problem = getFirstProblem(error.failure as Failure | undefined);
    if (problem && error.status !== undefined) return { kind: "rejected", status: error.status, ...problem };
    return { kind: "failed", error };
  }
  await refreshSession();
  return { kind: "updated" };
}

function isGuest(session: Session): boolean {
  if (session.status === "known") return session.user.status === "guest";
  return session.status === "anonymous";
}
