import type { Shell } from "@quire/core/frame";

/** An element with its shell, and with the values of its attributes and properties. */
export interface ShelledElement extends HTMLElement {
  readonly shell: Shell;
  /** Loads and shows the view now. Retries after a failure. */
  showView(): Promise<void>;
  readonly source: {
    subscribe(listener: () => void): () => void;
    snapshot(): Readonly<Record<string, unknown>>;
  };
}

type Rendered = HTMLElement | undefined;

/** Initial content in an element. */
export interface InitialView {
  /** The elements, until the view has hydrated. */
  readonly shown: HTMLElement | undefined;
  /** Its fields with typed text, including those of a form that is not the view's first one. */
  readonly typed: readonly HTMLInputElement[];
  /** Renders the elements, also in a closed frame, while the view loads. */
  begin(): Promise<void>;
  /** Gives the container to the view. @returns true if the view hydrates the elements */
  handOver(): boolean;
  /**
   * Runs after the view's first render. @returns the elements if the view replaced them instead of hydrating
   * them
   */
  adopted(): HTMLElement | undefined;
  /** Runs when the view fails to load. @returns true if the content stays as the fallback */
  fail(): boolean;
}

/** Puts initial content into an element. `ended` aborts when the element is removed. */
export type ShowInitial = (element: ShelledElement, ended: AbortSignal) => InitialView;

/**
 * Initial content of a widget with a React view. It shows before React loads, and the view hydrates it.
 *
 * - **Place.** An overlay renders it before its frame opens, or in the closed frame while the view loads. A
 *   view without a frame renders it in the page at once, in place of the host's own content, with the state
 *   `ready`.
 * - **Fields** accept typed text. Text, focus and changed checkboxes stay when the attributes change, when
 *   the view hydrates the content, and when the view replaces it. Passwords are removed when the frame closes
 *   or another form shows.
 * - **Clicks and submits** are kept, and the view replays the last one. After 15 s, or if the view fails to
 *   load, the browser handles it natively, unless its address is unreachable. Then the text stays, and
 *   another click retries.
 * - **Failure.** The page's own form inside the tag replaces a form, and takes the typed text. If the page
 *   has none, the form stays and submits natively. Content without controls stays. Buttons without a form are
 *   removed, and a click waits for a retry.
 *
 * @example
 * export const initial = initialContent<Values>({
 *   styles,
 *   render: ({ action }) => renderForm(action),
 *   answer: revealPassword,
 * });
 */
export interface Initial<Values> {
  /** The view's style sheets. */
  readonly styles: readonly string[];
  /**
   * Renders the same elements as the view's first render with these values. Returns undefined if the view
   * begins differently. Rare content can load its code first, and return a promise.
   */
  render(values: Values): Rendered | Promise<Rendered>;
  /**
   * The condition, such as the current user. When the key changes, the content is removed with its typed text
   * and kept clicks. Content without controls may show again with the new key.
   */
  readonly when?: {
    /** Returns a key for the current condition, or false if the condition is not met. */
    now(): string | false;
    /** Calls `listener` when `now` may return another value. @returns a function that unsubscribes */
    subscribe(listener: () => void): () => void;
  };
  /** Handles a click on a link or button without the view. @returns true if it was handled */
  answer?(control: HTMLElement, host: HTMLElement): boolean;
  /** Runs at each mount, before anything shows. */
  prepare?(element: ShelledElement, values: Values): void;
  /**
   * Changes the page outside the content, such as hiding the page's own form. @returns a function that undoes
   * the changes when the content or the widget is removed
   */
  applyOutside?(element: ShelledElement, values: Values, view: HTMLElement): () => void;
  /** True if the content is only for reading: focus stays on its heading, and links work at once. */
  readonly isRead?: true;
}

/** Returns true if the view is in the light DOM, next to the page's content. */
export const isLight = ({ host, container }: Shell) => host.contains(container);
