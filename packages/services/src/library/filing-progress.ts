import { pageSingleton } from "@quire/core";

/** Receives the number of processed items. */
export type OnProgress = (done: number) => void;

/** Progress callbacks of running filings, by their keys. */
export const getFilingProgress = () =>
  pageSingleton("library-filing-progress", () => new Map<string, OnProgress>());
