import { pageSingleton } from "@quire/core";

/** Told how many of its items are done with. */
export type OnProgress = (done: number) => void;

/** Who is told of a filing that is under way, by its key. */
export const filingProgress = () =>
  pageSingleton("library-filing-progress", () => new Map<string, OnProgress>());
