import type { RequestError } from "../client/index.js";

/**
 * Returns true if the store did not answer: the connection failed, or a different server answered because the
 * address is wrong. Customer service cannot help then.
 */
export const isUnreached = ({ status, isMisplaced }: RequestError): boolean =>
  status === undefined || isMisplaced;
