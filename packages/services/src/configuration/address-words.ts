export const NO_ADDRESS = 'Expected a path as "/api/" or an http(s) address';
export const UNTRUSTED =
  "An origin other than the page's must also be listed in data-origins=\"https://…\" of the loader's tag";
