/** The first id of a prerendered page. A live page assigns ids from 1, and never reaches it. */
export const FIRST_ID = 1_000_000;

/** A request to the worker. */
export interface PaintRequest {
  readonly name: string;
  /** The next free id of the page. If omitted, ids are unique among all requests that omit it. */
  readonly firstId?: number | undefined;
  /** Props by React's names. `attributes` has them by attribute names. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The page's own content of the tag. */
  readonly content: string;
  readonly locale: string;
  /** Address and title of the future page. */
  readonly address?: string | undefined;
  readonly title?: string | undefined;
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The prerendered content of a widget. */
export interface Painted {
  /** Attributes of the host: those that were given, and in `own` those that the widget sets. */
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly own: readonly (readonly [name: string, value: string])[];
  /** Content of its shadow root. It is absent if the plain tag shows the same. */
  readonly shadow: string;
  readonly styles: readonly string[];
  /** The first form in the light DOM, with its style sheets. */
  readonly light?: LightPainted | undefined;
  /** The next free id after those that this widget uses. */
  readonly nextId: number;
  /** Faults that did not stop the painting. */
  readonly notes: readonly string[];
}

interface LightPainted {
  readonly markup: string;
  readonly styles: readonly string[];
  /** Language of its text, if it differs from the page's. */
  readonly language?: string | null;
}

export interface WorkerRequest {
  readonly id: number;
  readonly request: PaintRequest;
}

export type Answer = { readonly id: number } & (
  | { readonly painted: Painted }
  | { readonly failure: { readonly code: string; readonly message: string } }
);
