export const NO_ADDRESS = 'Expected a path as "/api/" or an http(s) address';
export const UNTRUSTED =
  "Another origin than the page's has to stand in data-origins=\"https://…\" of the loader's tag too";
