/** Where a search leads that has no form of the page's, and the name of its term there. */
export const RESULTS_HREF = "/search";
export const PARAMETER = "q";
