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
  /** All of them, also those in open shadow roots. */
  elements(): HTMLElement[];
  /** Calls `paint` with those that are there, and with each batch that is inserted later. */
  onDiscover(paint: (elements: readonly HTMLElement[]) => void): void;
}

/** Type of the export `action` of `actions/<action>.ts`. */
export interface Action {
  /**
   * Acts. The state that it resolves to is shown; a rejection shows `failed`, is reported, and its
   * `userMessage`, where it has one, is announced.
   */
  run(activation: Activation): Promise<TriggerState>;
  /**
   * Fetches what `run` needs for these triggers, the ones that are there by then, when the page is idle: a press finds it
   * there, also without a network.
   */
  prepare?(triggers: readonly HTMLElement[]): Promise<unknown>;
  /** Keeps the look of the action's triggers in step with a store; called once a page. */
  connect?(triggers: TriggerSet): void;
}

/** Shows a state, and `aria-busy` with it. */
export function showTriggerState(element: HTMLElement, state: TriggerState): void {
  if (element.dataset.state !== state) element.dataset.state = state;
  element.toggleAttribute("aria-busy", false);
  if (state === "busy") element.setAttribute("aria-busy", "true");
}

/** A failure whose words are meant for the reader. */
export class ActionFailure extends Error {
  constructor(
    readonly userMessage: string,
    cause?: unknown,
  ) {
    super(userMessage, { cause });
    this.name = "ActionFailure";
  }
}

/** The trigger's failure message for readers, whichever copy of this package threw it. */
export function userMessageOf(error: unknown): string | undefined {
  const words: unknown = error instanceof Error && (error as Partial<ActionFailure>).userMessage;
  return typeof words === "string" ? words : undefined;
}
