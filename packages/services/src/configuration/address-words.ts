export const NO_ADDRESS = 'Expected a path as "/api/" or an http(s) address';
export const UNTRUSTED =
  "An origin other than the page's must also be listed in data-origins=\"https://…\" of the loader's tag";

/** Reason why a foreign address of calls with cookies is invalid. Listing it in the loader's tag would not help. */
export const WITHOUT_COOKIES =
  'It is on another origin than the page, where the reader\'s cookies are not sent. Write a path, such as "/api/", and forward its calls from the page\'s own origin (README, "The API on another server")';
