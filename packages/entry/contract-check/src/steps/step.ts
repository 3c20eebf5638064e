import type { AnswerOf, Endpoint } from "@quire/services/contract";
import type { Known } from "../known.js";

/** Input of a call. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** How one call is tried. */
export interface Step {
  readonly row: Endpoint;
  /** `reader`: a guest is answered 401. */
  readonly as: "anyone" | "reader";
  readonly writes: boolean;
  /** Marks an effect that cannot be undone, such as a new address or a mail. */
  readonly lasts?: true;
  /** Why only what it refuses can be tried. */
  readonly only?: string;
  /** @throws Unknown where it needs a value that nobody knows */
  sends(known: Known): Sent;
  learns(answer: unknown, known: Known): void;
  /** A status from 400 on that says no more than that there is none of it. */
  readonly may?: number;
  /** Requires `Last-Modified` in the answer. */
  isDated(known: Known): boolean;
  /** Afterwards nobody is signed in. */
  readonly isLast?: true;
  /** It belongs to what a backend may do without, and then answers 404 to. */
  readonly partOf?: string;
}

interface Options<Row extends Endpoint> {
  readonly sends?: (known: Known) => Sent;
  readonly learns?: (answer: AnswerOf<Row>, known: Known) => void;
  readonly only?: string;
  readonly lasts?: true;
  readonly may?: number;
  readonly isDated?: (known: Known) => boolean;
  readonly isLast?: true;
  readonly partOf?: string;
  /** Overrides the default of the method. */
  readonly writes?: boolean;
}

const READS = ["GET", "HEAD"];

function step<Row extends Endpoint>(as: Step["as"], row: Row, options: Options<Row> = {}): Step {
  return {
    row,
    as,
    writes: !READS.includes(row.method),
    sends: () => ({}),
    isDated: () => false,
    ...options,
    // The row's own schema has parsed the answer.
    learns: (options.learns ?? (() => {})) as Step["learns"],
  };
}

export const anyone = <Row extends Endpoint>(row: Row, options?: Options<Row>) =>
  step("anyone", row, options);
export const reader = <Row extends Endpoint>(row: Row, options?: Options<Row>) =>
  step("reader", row, options);
