/** One thing that every widget has to get right. */
export interface Check {
  readonly name: string;
  readonly run: () => void | Promise<void>;
  /** Timeout in milliseconds, if longer than usual. */
  readonly timeout?: number;
}
