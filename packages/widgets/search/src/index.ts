export type { Chosen, Searched } from "./attributes.js";
export { Search, type SearchProps } from "./search.js";
