/** State of a trigger, in its `data-state`. */
export type TriggerState = "idle" | "busy" | "on" | "done" | "failed";

/** One use of a `data-quire-do` trigger. */
export interface Activation {
  readonly element: HTMLElement;
  /** The trigger's `data-*` attributes without `data-quire-do` and `data-state`, by camel-case name. */
  readonly data: Readonly<Record<string, string>>;
  /** True after a key press. The opened overlay then takes the focus. */
  readonly keyboard: boolean;
}

/** The triggers of one action that are on the page now. */
export interface TriggerSet {
  /** Includes triggers in open shadow roots. */
  elements(): HTMLElement[];
  /** Calls `paint` with the present triggers, and again with each batch of inserted ones. */
  onDiscover(paint: (elements: readonly HTMLElement[]) => void): void;
}

/** Type of the export `action` of `actions/<action>.ts`. */
export interface Action {
  /**
   * Performs the action. The trigger shows the resolved state. A rejection shows `failed` and is reported.
   * A `userMessage` of the error is announced.
   */
  run(activation: Activation): Promise<TriggerState>;
  /**
   * Preloads the code and data of `run` for the present triggers when the page is idle. A later press then needs no
   * network.
   */
  prepare?(triggers: readonly HTMLElement[]): Promise<unknown>;
  /** Keeps the state of the triggers in sync with a store. Called once per page. */
  connect?(triggers: TriggerSet): void;
}

/** Sets `data-state` and `aria-busy` of a trigger. */
export function showTriggerState(element: HTMLElement, state: TriggerState): void {
  if (element.dataset.state !== state) element.dataset.state = state;
  element.toggleAttribute("aria-busy", false);
  if (state === "busy") element.setAttribute("aria-busy", "true");
}

/** A failure with a message for the user. */
export class ActionFailure extends Error {
  constructor(
    readonly userMessage: string,
    cause?: unknown,
  ) {
    super(userMessage, { cause });
    this.name = "ActionFailure";
  }
}

/** Returns the user message of an error. Also reads errors that another copy of this package threw. */
export function getUserMessage(error: unknown): string | undefined {
  const words: unknown = error instanceof Error && (error as Partial<ActionFailure>).userMessage;
  return typeof words === "string" ? words : undefined;
}
