import type { RequestError } from "../client/index.js";

/**
 * Whether the store has not heard of it, or not answered: the line was cut, or somebody else answered in its place, as a
 * wrong address does. Customer service knows nothing of that.
 */
export const isUnreached = ({ status, isMisplaced }: RequestError): boolean =>
  status === undefined || isMisplaced;
