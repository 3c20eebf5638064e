import { isRequestError } from "../client/index.js";
import type { OrderFailure } from "../contract/index.js";

/** A refusal of the contract: its stable code, and what it is about. */
export interface OrderProblem {
  readonly code: string;
  readonly field: string;
}

/** What the API complains of, one by one; nothing where it did not say. */
export function problemsOf(error: unknown): readonly OrderProblem[] {
  if (!isRequestError(error)) return [];
  const { errors = [] } = Object(error.failure) as Partial<OrderFailure>; // The endpoint's schema has typed it.
  return errors.map(({ code, field }) => ({ code, field }));
}

/** What the payment adapter needs for the second step; empty where none is asked for. */
export function actionOf(error: unknown): string {
  const { action = "" } = isRequestError(error) ? (Object(error.failure) as Partial<OrderFailure>) : {};
  return action;
}
