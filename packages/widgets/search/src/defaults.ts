/** The page of results and its parameter for searches without a form of the page. */
export const RESULTS_HREF = "/search";
export const PARAMETER = "q";
