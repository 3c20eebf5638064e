import { report } from "@quire/core";
import { createStore, type StoreApi } from "zustand/vanilla";
import { call, isRequestError, type RequestError } from "../client/index.js";
import { autoSuggest, type Suggestion } from "../contract/index.js";
import { answerCache } from "./answer-cache.js";
import { isSuggestible, normalizeTerm } from "./term.js";

/**
 * Minimum milliseconds between two requests of one input, and the maximum number of records and of subjects
 * (content-9.5, content-9.6).
 */
const REQUEST_INTERVAL_MS = 350;
const MAX_COUNTS = { records: 6, subjects: 3 };

export interface SuggestionsState {
  /**
   * `idle`: the typed text is too short. `loading`: `records` and `subjects` belong to the earlier term `shownFor`.
   * `failed`: suggestions failed to load, but searching works.
   */
  readonly status: "idle" | "loading" | "ready" | "failed";
  /** Typed text, trimmed and with collapsed spaces. */
  readonly term: string;
  /** Term of the suggestions that show. */
  readonly shownFor: string;
  readonly records: readonly Suggestion[];
  readonly subjects: readonly Suggestion[];
  readonly error: RequestError | undefined;
}

/** The suggestions of one input. */
export interface Suggestions {
  readonly store: StoreApi<SuggestionsState>;
  /** Sets the text of the input. */
  type(typed: string): void;
  /** Retries after a failure. */
  retry(): void;
}

const NOTHING: SuggestionsState = {
  status: "idle",
  term: "",
  shownFor: "",
  records: [],
  subjects: [],
  error: undefined,
};

/** Creates the store of one input, which starts empty. */
export function suggestionsStore(): StoreApi<SuggestionsState> {
  return createStore<SuggestionsState>()(() => NOTHING);
}

/** Loads suggestions for an input until `signal` aborts. Answers that arrive out of order are dropped. */
export function createSuggestions(signal: AbortSignal, store = suggestionsStore()): Suggestions {
  let requestController = new AbortController();
  let lastAsked = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", cancel);

  function cancel(): void {
    clearTimeout(timer);
    requestController.abort();
    requestController = new AbortController();
  }
  async function ask(term: string): Promise<void> {
    const latest = requestController.signal;
    lastAsked = performance.now();
    try {
      const found = await suggestionsFor(term, latest);
      if (!latest.aborted) store.setState({ ...found, status: "ready", shownFor: term });
    } catch (error) {
      if (latest.aborted) return;
      const known = isRequestError(error) ? error : undefined;
      if (!known) report(error);
      store.setState({ ...NOTHING, status: "failed", term, error: known });
    }
  }
  /** Throttles requests: the first at once, then at most one every 350 ms for the last text. */
  function askSoon(term: string): void {
    const wait = lastAsked + REQUEST_INTERVAL_MS - performance.now();
    if (wait > 0) timer = setTimeout(() => void ask(term), wait);
    else void ask(term);
  }
  function look(term: string): void {
    cancel(); // The pending requests are for another term.
    const known = answerCache().get(term);
    if (!isSuggestible(term)) store.setState({ ...NOTHING, term });
    else if (known) store.setState({ ...NOTHING, ...known, status: "ready", term, shownFor: term });
    else {
      store.setState({ status: "loading", term, error: undefined });
      askSoon(term);
    }
  }
  return {
    store,
    type(typed) {
      const term = normalizeTerm(typed);
      if (!signal.aborted && term !== store.getState().term) look(term);
    },
    retry() {
      if (!signal.aborted && store.getState().status === "failed") look(store.getState().term);
    },
  };
}

async function suggestionsFor(term: string, signal: AbortSignal) {
  const cache = answerCache();
  const { records, subjects } = await call(autoSuggest, { query: { term: term.slice(0, 200) }, signal });
  const shown = {
    records: records.filter(hasWords).slice(0, MAX_COUNTS.records),
    subjects: subjects.filter(hasWords).slice(0, MAX_COUNTS.subjects),
  };
  cache.set(term, shown);
  return shown;
}

/** A suggestion without a title cannot be chosen. */
const hasWords = ({ title }: Suggestion) => title.trim() !== "";
