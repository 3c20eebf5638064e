import type { ReactNode } from "react";
import type { Option } from "./search-model.js";

/** Props with which a React application renders parts of the search itself. */
export interface SearchRenders {
  /**
   * Renders the content of a suggestion, inside its link.
   * @example renderOption={({ title, kind }) => <><Icon kind={kind} /> {title}</>}
   */
  readonly renderOption?: ((option: Option, term: string) => ReactNode) | undefined;
}
