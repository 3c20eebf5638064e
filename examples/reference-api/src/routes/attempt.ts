import { Refusal } from "../refusal.js";

/** A result, or the reason for its absence. */
export type Attempt<Result> = { readonly result: Result } | { readonly problem: Refusal["problem"] };

/** Runs one step of a bulk change. A refusal is returned, so that the other steps continue. */
export function attempt<Result>(work: () => Result): Attempt<Result> {
  try {
    return { result: work() };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    throw error;
  }
}
