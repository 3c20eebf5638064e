import { Refusal } from "../refusal.js";

/** A result, or the reason for its absence. */
export type Attempt<Result> = { readonly result: Result } | { readonly problem: Refusal["problem"] };

/** For what is done to many: a refusal of one is no end of the others. */
export function attempt<Result>(work: () => Result): Attempt<Result> {
  try {
    return { result: work() };
  } catch (error) {
    if (error instanceof Refusal) return { problem: error.problem };
    throw error;
  }
}
