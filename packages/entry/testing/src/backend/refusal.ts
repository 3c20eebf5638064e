/** Ends a call with an error answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(`refused with ${status}`);
  }
}

/** A refusal as forms show it: one problem, with the field that it concerns. */
export const refusal = (status: number, code: string, message: string, field = "") =>
  new Refusal(status, { errors: [{ field, code, message }] });
