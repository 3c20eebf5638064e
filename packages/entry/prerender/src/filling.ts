import type { StyleOptions } from "./get-parts.js";
import type { Painted, PaintRequest } from "./painted.js";

export interface FillOptions extends StyleOptions {
  /** Default: the locale of the page's configuration, or its `lang`. */
  readonly locale?: string | undefined;
  readonly messages?: PaintRequest["messages"] | undefined;
  /** Address of the future page. */
  readonly address?: string | undefined;
  /** Encoding of the page. Default: the page's `<meta>`. */
  readonly charset?: string | undefined;
}

/** Result for one tag of a page. */
export interface Filled {
  readonly line: number;
  /** The tag, such as `<quire-header>`. */
  readonly what: string;
  readonly isDone: boolean;
  /** The fault, or the reason why the tag stays unchanged. */
  readonly notes: readonly string[];
}

export interface Filling {
  readonly paint: (request: PaintRequest) => Promise<Painted>;
  readonly options: FillOptions;
  readonly onFilled: (filled: Filled) => void;
}

/** Returns a summary of a page for the user of the command. */
export function getText(name: string, filled: readonly Filled[]): string {
  if (filled.length === 0) return `${name}: no widgets`;
  return filled
    .flatMap(({ line, what, isDone, notes }) => [
      `${name}:${line} ${isDone ? "✓" : "✗"} ${what}`,
      ...notes.map((note) => `    ${note}`),
    ])
    .join("\n");
}
