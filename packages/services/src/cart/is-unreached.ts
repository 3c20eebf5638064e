import type { RequestError } from "../client/index.js";

/**
 * Returns true when the store did not answer: the connection failed, or a different server answered because the address
 * is wrong. Customer service cannot help with that.
 */
export const isUnreached = ({ status, isMisplaced }: RequestError): boolean =>
  status === undefined || isMisplaced;
