/** Ends a call with an error answer. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
  ) {
    super(`refused with ${status}`);
  }
}

/** Returns a refusal that forms can show: one problem with its field. */
export const refusal = (status: number, code: string, message: string, field = "") =>
  new Refusal(status, { errors: [{ field, code, message }] });
