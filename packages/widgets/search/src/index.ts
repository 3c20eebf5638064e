import { asComponent, type RenderPropsComponent } from "@quire/element";
import { type SearchProps, search } from "./element.js";
import { view } from "./search-view.js";

export type { Chosen, Searched } from "./attributes.js";
export type { SearchProps } from "./element.js";

/** `<quire-search>` for React. */
export const Search: RenderPropsComponent<SearchProps> = asComponent(search, view);
