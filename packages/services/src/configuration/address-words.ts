export const NO_ADDRESS = 'Expected a path as "/api/" or an http(s) address';
export const UNTRUSTED =
  "Another origin than the page's has to stand in data-origins=\"https://…\" of the loader's tag too";

/** Reason why a foreign address of calls with cookies is invalid. Listing it in the loader's tag would not help. */
export const WITHOUT_COOKIES =
  'It lies on another origin than the page, where the reader\'s cookies do not go. Write a path, as "/api/", and hand on its calls from the page\'s own origin (README, "The API on another server")';
