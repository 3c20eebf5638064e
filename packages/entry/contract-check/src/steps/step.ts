import type { AnswerOf, Endpoint } from "@quire/services/contract";
import type { Known } from "../known.js";

/** Input of a call. */
export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Describes how one call is tested. */
export interface Step {
  readonly row: Endpoint;
  /** `reader`: the backend must answer 401 to a guest. */
  readonly as: "anyone" | "reader";
  readonly writes: boolean;
  /** Marks an effect that cannot be undone, such as a new address or a mail. */
  readonly lasts?: true;
  /** Reason why only the refusals can be tested. */
  readonly only?: string;
  /** @throws Unknown for a value that was neither given nor learned */
  sends(known: Known): Sent;
  learns(answer: unknown, known: Known): void;
  /** Status of a refusal that only means "not found". */
  readonly may?: number;
  /** Requires `Last-Modified` in the answer. */
  isDated(known: Known): boolean;
  /** True if no user is signed in afterwards. */
  readonly isLast?: true;
  /** Name of the optional part to which this call belongs. A backend without it answers 404. */
  readonly getPart?: string;
}

interface Options<Row extends Endpoint> {
  readonly sends?: (known: Known) => Sent;
  readonly learns?: (answer: AnswerOf<Row>, known: Known) => void;
  readonly only?: string;
  readonly lasts?: true;
  readonly may?: number;
  readonly isDated?: (known: Known) => boolean;
  readonly isLast?: true;
  readonly getPart?: string;
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
    // The endpoint's own schema has parsed the answer.
    learns: (options.learns ?? (() => {})) as Step["learns"],
  };
}

export const anyone = <Row extends Endpoint>(row: Row, options?: Options<Row>) =>
  step("anyone", row, options);
export const reader = <Row extends Endpoint>(row: Row, options?: Options<Row>) =>
  step("reader", row, options);
