/** What is asked of the worker. */
export interface PaintRequest {
  readonly name: string;
  /** By the names of React's props, or of attributes. */
  readonly props?: Readonly<Record<string, unknown>>;
  readonly attributes?: Readonly<Record<string, string>>;
  /** What the page has put inside. */
  readonly content: string;
  readonly locale: string;
  /** Of the page: where it will be, and its title. */
  readonly address?: string | undefined;
  readonly title?: string | undefined;
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a widget shows at first. */
export interface Painted {
  /** Of its host: those that were given, then those that it has set itself. */
  readonly given: readonly (readonly [name: string, value: string])[];
  readonly own: readonly (readonly [name: string, value: string])[];
  /** What stands in its shadow root; nothing where the tag by itself shows the same. */
  readonly shadow: string;
  readonly styles: readonly string[];
  /** What its view begins with, where that stands in the light DOM, and the sheets for it. */
  readonly light?: LightPainted | undefined;
  /** What was wrong, and could be done without. */
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
