import { normalizedTerm } from "./term.js";

const PAGE = "/search";
const PARAMETER = "q";

/** Referral code of the link to more results (content-9.14). */
const MORE_RESULTS_REFERRAL = "02749";

/**
 * The page of a term's results.
 * @param action the host's own search page, with what its address says already
 * @param parameter the name by which that page knows the term
 * @param isMore the link to more results below suggestions, which carries its referral
 */
export function searchAddress(term: string, action = PAGE, parameter = PARAMETER, isMore = false): string {
  const [address = "", ...hash] = action.split(/(?=#)/);
  const [path, query] = address.split("?");
  const all = new URLSearchParams(query);
  all.set(parameter, normalizedTerm(term));
  if (isMore) all.set("referral", MORE_RESULTS_REFERRAL);
  return `${path}?${all}${hash.join("")}`;
}
