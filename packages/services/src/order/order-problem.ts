import { isRequestError } from "../client/index.js";
import type { OrderFailure } from "../contract/index.js";

/** A refusal of the contract: its stable code and its field. */
export interface OrderProblem {
  readonly code: string;
  readonly field: string;
}

/** Returns the problems that the API reported. The list is empty if it reported none. */
export function getProblems(error: unknown): readonly OrderProblem[] {
  if (!isRequestError(error)) return [];
  const { errors = [] } = Object(error.failure) as Partial<OrderFailure>; // The cast is safe: the endpoint's schema has parsed the failure.
  return errors.map(({ code, field }) => ({ code, field }));
}

/** Returns the payment adapter's input for the second step. It is empty if no second step is needed. */
export function getAction(error: unknown): string {
  const { action = "" } = isRequestError(error) ? (Object(error.failure) as Partial<OrderFailure>) : {};
  return action;
}
