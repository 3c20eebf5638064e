export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown";

/** A window or a frame, as a user operates it. Clicks and keys are trusted events. */
export interface View {
  /** Runs a function in the page. The function cannot use variables from outside it. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  pressAt(point: Point): Promise<void>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
}

/** A window of a user. */
export interface Tab extends View {
  goto(address: string): Promise<void>;
  /** Returns the page's only frame, of any origin, even inside a shadow root. */
  frame(): View;
  /** Waits for the window that the page has opened. */
  opened(): Promise<View>;
  /** Returns true once the window that the page opened is closed. */
  isAlone(): Promise<boolean>;
  /** Uncaught errors so far, if the engine's driver reports errors. */
  readonly errors: readonly string[];
}

/** A browser of one engine. Its users visit one after the other. */
export interface Engine {
  /** Opens a window for a user without cookies or storage. */
  newReader(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

/** Evaluates functions by their source text. `send` evaluates an expression and awaits its promise. */
export function evaluateBy(send: (expression: string) => Promise<unknown>): View["evaluate"] {
  // `send` returns the function's result after a JSON round trip.
  return async (run, ...args) => (await send(`(${run})(...${JSON.stringify(args)})`)) as never;
}

/**
 * Returns the view of a frame in a window. Functions run in the frame. Clicks are offset by the frame's
 * position.
 * @param send evaluates an expression in the frame
 */
export function frameIn(window: View, send: (expression: string) => Promise<unknown>): View {
  return {
    ...window,
    evaluate: evaluateBy(send),
    async pressAt({ x, y }) {
      const corner = await window.evaluate(cornerOfFrame);
      await window.pressAt({ x: corner.x + x, y: corner.y + y });
    },
  };
}

/**
 * Runs in the page. Scrolls the frame into view, and returns its top left corner. The frame may be in a
 * shadow root.
 */
function cornerOfFrame(): Point {
  const framesIn = (root: ParentNode): HTMLIFrameElement[] =>
    Array.from(root.querySelectorAll("*")).flatMap((one) => [
      ...(one instanceof HTMLIFrameElement ? [one] : []),
      ...(one.shadowRoot ? framesIn(one.shadowRoot) : []),
    ]);
  const [frame] = framesIn(document);
  frame?.scrollIntoView({ block: "center", behavior: "instant" });
  const { x = 0, y = 0 } = frame?.getBoundingClientRect() ?? {};
  return { x, y };
}
