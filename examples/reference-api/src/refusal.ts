import type { ContentfulStatusCode } from "hono/utils/http-status";
import { currentLanguage, translate } from "./language.js";

/** A result, or the reason why there is none. */
export type Attempt<Result> = { readonly result: Result } | { readonly problem: Refusal["problem"] };

/** An error answer. The function that finds a problem throws it, and the app sends it as JSON. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: object,
    /** The problem, if there is exactly one. */
    readonly problem: { readonly code: string; readonly message: string } = { code: "refused", message: "" },
  ) {
    super(`${status} ${JSON.stringify(body)}`);
    this.name = "Refusal";
  }

  /** Seconds to wait before another attempt; sent as Retry-After. */
  retryAfter: number | undefined;

  after(seconds: number): this {
    this.retryAfter = seconds;
    return this;
  }
}

/**
 * Creates a refusal with one problem. `field` names the wrong input, `code` is stable, and `message` is a
 * sentence.
 */
export function refusal(
  status: ContentfulStatusCode,
  code: string,
  message: string,
  field?: string,
): Refusal {
  const problem = { code, message };
  return new Refusal(status, { errors: [{ ...(field !== undefined && { field }), ...problem }] }, problem);
}

/** Runs one step of a bulk change. A refusal is returned, so that the other steps continue. */
export function attempt<Result>(work: () => Result): Attempt<Result> {
  try {
    return { result: work() };
  } catch (error) {
    if (error instanceof Refusal) {
      const { code, message } = error.problem;
      return { problem: { code, message: translate(message, currentLanguage()) } };
    }
    throw error;
  }
}
