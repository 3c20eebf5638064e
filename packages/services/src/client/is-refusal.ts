import type { RequestError } from "./request-error.js";

/** Whether the server had no time for it. */
export const isBusy = (status: number): boolean => [408, 425, 429].includes(status);

/**
 * Whether the server has said no, in an answer of the contract. Anything else leaves open what became of a write, or
 * when it can be done: a lost answer, a status of 500 and above, a busy server, a page of somebody in between.
 */
export function isRefusal({ status = 0, failure }: RequestError): boolean {
  if (status < 400 || status >= 500 || isBusy(status)) return false;
  return status === 401 || failure !== undefined;
}
