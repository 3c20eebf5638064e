import type { Shell } from "@quire/core/frame";

/** An element with its shell, and with what its attributes and properties say. */
export interface ShelledElement extends HTMLElement {
  readonly shell: Shell;
  /** Has the view come now; what has failed is tried anew. */
  showView(): Promise<void>;
  readonly source: {
    subscribe(listener: () => void): () => void;
    snapshot(): Readonly<Record<string, unknown>>;
  };
}

/** For whom, and for what, a view begins so, and when that may have changed. */
export interface Occasion {
  /** What stands there stands for this alone: where it becomes another, that goes. A name; false: it does not begin so. */
  now(): string | false;
  subscribe(listener: () => void): () => void;
}

/** What stands in an element's shell until its view is there. */
export interface EarlyContent {
  /** Its elements, with what a reader has typed into them, until the view is there. */
  readonly shown: HTMLElement | undefined;
  /**
   * The view is on its way: they are made, also in a frame that is closed still.
   * @param isReady the page's own messages can be used: they are made in the same breath
   */
  begin(isReady?: boolean): Promise<void>;
  /** Hands them over. @returns whether they are what the view begins with; otherwise they are off the page */
  handOver(): boolean;
  /** The view is there. @returns the elements that should have been its own, and that it has thrown away */
  adopted(): HTMLElement | undefined;
  /** The view cannot be had now. @returns whether what stands there stays, to go on with, or to be read */
  fail(): boolean;
}

/** Whether a view stands beside what the page has put inside its element. */
export const isLight = ({ host, container }: Shell) => host.contains(container);

/** Puts into an element's shell what its view begins with, without React. */
export type FirstRender = (element: ShelledElement, ended: AbortSignal) => EarlyContent;
