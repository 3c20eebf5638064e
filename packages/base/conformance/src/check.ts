/** One thing that every widget has to get right. */
export interface Check {
  readonly name: string;
  readonly run: () => void | Promise<void>;
  /** Milliseconds that it may take, where that is more than usual. */
  readonly timeout?: number;
}
