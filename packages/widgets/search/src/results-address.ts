import { safeHref } from "@quire/core";
import { searchAddress } from "@quire/services/search";

interface ResultsSettings {
  readonly resultsHref: string;
  readonly parameter: string;
}

/**
 * Returns the address of all results for a term: the form's action with the values of its other fields.
 * @param isMore true for the link below suggestions, which carries its referral (content-9.14)
 */
export function getResultsAddress(
  term: string,
  input: HTMLInputElement | null | undefined,
  { resultsHref, parameter }: ResultsSettings,
  isMore = false,
): string {
  const form = input?.form;
  const [path] = (form?.getAttribute("action") || resultsHref || RESULTS_HREF).split(/[?#]/);
  const fields = form ? [...new FormData(form)] : [];
  const valueFields = fields.filter((field): field is [string, string] => typeof field[1] === "string");
  const action = `${path}?${new URLSearchParams(valueFields)}`;
  return (
    safeHref(searchAddress(term, action, input?.name || parameter || undefined, isMore)) ??
    searchAddress(term)
  );
}

/** The page of results and its parameter for searches without a form of the page. */
export const RESULTS_HREF = "/search";

export const PARAMETER = "q";
