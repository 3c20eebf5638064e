export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown";

/** A window, or a frame in it, as a reader uses it. Clicks and keys are trusted events. */
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

/** A reader's page. */
export interface Tab extends View {
  goto(address: string): Promise<void>;
  /** Its only frame, of any site, in any shadow root. */
  frame(): View;
  /** The window that the page has opened. */
  opened(): Promise<View>;
  /** Checks that the window it opened was closed. */
  isAlone(): Promise<boolean>;
  /** Uncaught errors so far, if the engine's driver reports them. */
  readonly errors: readonly string[];
}

/** A browser of one engine, in which readers come one after the other. */
export interface Engine {
  /** A page of a reader who has not been here before. */
  newReader(origin: string): Promise<Tab>;
  close(): Promise<void>;
}

/** Evaluates functions by their text: `send` evaluates an expression, and waits for what it promises. */
export function evaluateBy(send: (expression: string) => Promise<unknown>): View["evaluate"] {
  // `send` gives back the function's result, which went through JSON.
  return async (run, ...args) => (await send(`(${run})(...${JSON.stringify(args)})`)) as never;
}

/**
 * The view of a frame in a window. Functions run in the frame; clicks go to the place of the frame in the window.
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

/** Runs in the page: where its frame begins, also in shadow roots; it is brought into the window first. */
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
