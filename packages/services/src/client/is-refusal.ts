import type { RequestError } from "./request-error.js";

/** Returns true for the statuses that ask the client to retry later. */
export const isBusy = (status: number): boolean => [408, 425, 429].includes(status);

/**
 * Returns true if the server refused the request in a response of the contract, or with the status 401. Other errors
 * leave the outcome open: a lost response, a status of 500 and above, a busy server, a page of a proxy.
 */
export function isRefusal({ status = 0, failure }: RequestError): boolean {
  if (status < 400 || status >= 500 || isBusy(status)) return false;
  return status === 401 || failure !== undefined;
}
