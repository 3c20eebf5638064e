import { normalizeTerm } from "./term.js";

const PAGE = "/search";
const PARAMETER = "q";

/** Referral code of the link to more results (content-9.14). */
const MORE_RESULTS_REFERRAL = "02749";

/**
 * Returns the address of the results page for a term.
 * @param action the site's own search page, with its parameters
 * @param parameter name of the parameter for the term
 * @param isMore true for the link below suggestions, which gets a referral
 */
export function searchAddress(term: string, action = PAGE, parameter = PARAMETER, isMore = false): string {
  const [address = "", ...hash] = action.split(/(?=#)/);
  const [path, query] = address.split("?");
  const all = new URLSearchParams(query);
  all.set(parameter, normalizeTerm(term));
  if (isMore) all.set("referral", MORE_RESULTS_REFERRAL);
  return `${path}?${all}${hash.join("")}`;
}
