import type { Failure } from "@quire/contract-service";

/** A server's complaint, as a sentence, and the field that it concerns. */
export interface FieldProblem {
  readonly field: string;
  readonly message: string;
}

/**
 * The first error message of a failed registration (accounts §8): on the named field, the password by
 * default; capitalised, and ending with a period.
 */
export function firstProblemOf(failure: Failure | undefined): FieldProblem | undefined {
  const first = failure?.errors[0];
  const message = (first?.message || failure?.message || "").trim();
  if (message === "") return undefined;
  const sentence = message.charAt(0).toUpperCase() + message.slice(1);
  return { field: first?.field || "password", message: /[.!?]$/.test(sentence) ? sentence : `${sentence}.` };
}
