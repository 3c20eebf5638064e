import type { RequestError } from "../client/index.js";

/**
 * Returns true when the store did not answer: the connection failed, or another server answered, as with a wrong address.
 * Customer service cannot help with that.
 */
export const isUnreached = ({ status, isMisplaced }: RequestError): boolean =>
  status === undefined || isMisplaced;
