/** The first id of a prerendered page. A live page gives out ids from 1, and never gets so far. */
export const FIRST_ID = 1_000_000;

/** A request to the worker. */
export interface PaintRequest {
  readonly name: string;
  /** The next free id of the page. Without it, ids are unique among all requests without it. */
  readonly firstId?: number | undefined;
  /** By the names of React's props, or of attributes. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly attributes?: Readonly<Record<string, string>>;
  /** The page's own content of the tag. */
  readonly content: string;
  readonly locale: string;
  /** Of the page: where it will be, and its title. */
  readonly address?: string | undefined;
  readonly title?: string | undefined;
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The first picture of a widget. */
export interface Painted {
  /** Of its host: those that were given, then those that it has set itself. */
  readonly given: readonly (readonly [name: string, value: string])[];
  readonly own: readonly (readonly [name: string, value: string])[];
  /** Content of its shadow root. It is absent when the plain tag shows the same. */
  readonly shadow: string;
  readonly styles: readonly string[];
  /** The first form in the light DOM, with its style sheets. */
  readonly light?: LightPainted | undefined;
  /** The next free id after those that it uses. */
  readonly nextId: number;
  /** Faults that did not stop the painting. */
  readonly notes: readonly string[];
}

interface LightPainted {
  readonly markup: string;
  readonly styles: readonly string[];
  /** Of its words, where it is not the page's. */
  readonly language?: string | null;
}

export interface Asked {
  readonly id: number;
  readonly request: PaintRequest;
}

export type Answer = { readonly id: number } & (
  | { readonly painted: Painted }
  | { readonly failure: { readonly code: string; readonly message: string } }
);
