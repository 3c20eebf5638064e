export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown";

/** A reader's page, with hands of a real reader: what is pressed and typed is trusted. */
export interface Tab {
  goto(address: string): Promise<void>;
  /** Runs a function in the page. It sees nothing of what stands around it here. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  pressAt(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Uncaught errors so far, where the engine's driver tells of them. */
  readonly errors: readonly string[];
}

/** A browser of one engine, in which readers come one after the other. */
export interface Engine {
  /** A page of a reader who has not been here before. */
  newReader(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

/** Evaluates functions by their text: `send` evaluates an expression, and waits for what it promises. */
export function evaluateBy(send: (expression: string) => Promise<unknown>): Tab["evaluate"] {
  // What the function has returned comes back, as JSON.
  return async (run, ...args) => (await send(`(${run})(...${JSON.stringify(args)})`)) as never;
}
