import type { ContentfulStatusCode } from "hono/utils/http-status";

/** An error answer. The code that finds the reason throws it, and the app sends it as JSON. */
export class Refusal extends Error {
  constructor(
    readonly status: ContentfulStatusCode,
    readonly body: object,
    /** The problem, when there is exactly one. */
    readonly problem: { readonly code: string; readonly message: string } = { code: "refused", message: "" },
  ) {
    super(`${status} ${JSON.stringify(body)}`);
    this.name = "Refusal";
  }

  /** Seconds after which another try may do better; sent as Retry-After. */
  retryAfter: number | undefined;

  after(seconds: number): this {
    this.retryAfter = seconds;
    return this;
  }
}

/** A refusal with one problem. `field` names what was sent wrongly, `code` is stable, `message` is prose. */
export function refusal(
  status: ContentfulStatusCode,
  code: string,
  message: string,
  field?: string,
): Refusal {
  const problem = { code, message };
  return new Refusal(status, { errors: [{ ...(field !== undefined && { field }), ...problem }] }, problem);
}
