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

/** The condition of early content, such as "the cart is empty" or the current user. */
export interface Occasion {
  /** A key for the current condition, or false when it does not hold. Early content is removed when the key changes. */
  now(): string | false;
  /** Calls `listener` when `now` may return another value. @returns unsubscribes */
  subscribe(listener: () => void): () => void;
}

/** Content in an element's shell before its view hydrates. */
export interface EarlyContent {
  /** The early elements, with typed text, until the view has hydrated. */
  readonly shown: HTMLElement | undefined;
  /**
   * Renders the elements, also in a closed frame, while the view loads.
   * @param isReady true when the page's messages are loaded: then it renders synchronously
   */
  begin(isReady?: boolean): Promise<void>;
  /** Gives the container to the view. @returns true when the view can hydrate the elements; otherwise they are removed */
  handOver(): boolean;
  /** Runs after the view's first render. @returns the elements, if the view replaced them instead of hydrating them */
  adopted(): HTMLElement | undefined;
  /** Runs when the view fails to load. @returns true when the content stays as the fallback */
  fail(): boolean;
}

/** True when the view is in the light DOM, next to the page's content. */
export const isLight = ({ host, container }: Shell) => host.contains(container);

/** Puts early content into an element's shell, without React. `ended` aborts when the element is removed. */
export type FirstRender = (element: ShelledElement, ended: AbortSignal) => EarlyContent;
