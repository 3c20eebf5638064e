/** One requirement for every widget. */
export interface Check {
  readonly name: string;
  readonly run: () => void | Promise<void>;
  /** Timeout in milliseconds, if longer than usual. */
  readonly timeout?: number;
}
