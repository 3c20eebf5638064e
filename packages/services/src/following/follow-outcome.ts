import type { RequestError } from "../client/index.js";
import type { Failure } from "../contract/index.js";

/** Outcome of following or unfollowing. The widget chooses the words. */
export type FollowOutcome =
  | {
      /** `waiting`: there is no connection. The write is stored, and sent once there is one. */
      readonly kind: "done" | "waiting";
      /** Reverts the action. Absent after a sign-up without an account. */
      readonly undo?: () => Promise<FollowOutcome>;
    }
  /** The action needs an account, and the user is a guest (content-6.3). */
  | { readonly kind: "sign-in-needed" }
  | { readonly kind: "subscriber-only" }
  | { readonly kind: "executive-only" }
  | { readonly kind: "invalid-email" }
  /** The account follows the maximum number of topics. */
  | { readonly kind: "too-many" }
  | { readonly kind: "failed"; readonly error: RequestError };

/** Converts the server's refusal to an outcome (content-6.8). */
export function followFailure(error: RequestError): FollowOutcome {
  // The endpoint's schema for this status has parsed the failure. Other statuses have none.
  const code = (error.failure as Failure | undefined)?.errors[0]?.code;
  if (error.status === 401) return { kind: "sign-in-needed" };
  if (error.status === 400 && code === "email") return { kind: "invalid-email" };
  if (error.status === 422 && code === "too-many") return { kind: "too-many" };
  if (error.status !== 403) return { kind: "failed", error };
  return { kind: code === "executive-only" ? "executive-only" : "subscriber-only" };
}
