export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = "Tab" | "Enter" | "Escape" | "ArrowDown";

/** What a reader sees in a window, or in a frame in it, with hands of a real reader: what is pressed is trusted. */
export interface View {
  /** Runs a function in the page. It sees nothing of what stands around it here. */
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
  /** The one frame in it, of whatever site, in whatever shadow root. */
  frame(): View;
  /** The window that the page has opened. */
  opened(): Promise<View>;
  /** Whether the window that it had opened is there no more. */
  isAlone(): Promise<boolean>;
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
export function evaluateBy(send: (expression: string) => Promise<unknown>): View["evaluate"] {
  // What the function has returned comes back, as JSON.
  return async (run, ...args) => (await send(`(${run})(...${JSON.stringify(args)})`)) as never;
}

/**
 * What the frame in a window shows: evaluated in the frame, and pressed in the window, where the frame lies in it.
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
