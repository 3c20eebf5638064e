import type { Painted, PaintRequest } from "./painted.js";
import type { StyleOptions } from "./parts-of.js";

export interface FillOptions extends StyleOptions {
  /** By default as the page's configuration or its `lang` says. */
  readonly locale?: string | undefined;
  readonly messages?: PaintRequest["messages"] | undefined;
  /** Address of the future page. */
  readonly address?: string | undefined;
  /** Of the page's bytes; by default as its `<meta>` says. */
  readonly charset?: string | undefined;
}

/** Result for one tag of a page. */
export interface Filled {
  readonly line: number;
  /** As `<quire-header>`. */
  readonly what: string;
  readonly isDone: boolean;
  /** The fault, or the reason why the tag stays unchanged. */
  readonly notes: readonly string[];
}

export interface Filling {
  readonly paint: (request: PaintRequest) => Promise<Painted>;
  readonly options: FillOptions;
  readonly tell: (filled: Filled) => void;
}
