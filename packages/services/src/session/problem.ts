import type { Failure } from "../contract/index.js";

/** A server's complaint, and the field that it concerns. */
export interface FieldProblem {
  readonly field: string;
  /** The server's unchanged message, or empty if it has none for a password. */
  readonly message: string;
}

/** Returns the first problem of a failure (accounts-8.11), for its field or else for the password. */
export function getFirstProblem(failure: Failure | undefined): FieldProblem | undefined {
  const first = failure?.errors[0];
  const message = first?.message || failure?.message || "";
  if (message === "" && first?.field !== "password") return undefined;
  return { field: first?.field || "password", message };
}
