import { report } from "@quire/core";
import { createStore } from "zustand/vanilla";
import { isRequestError } from "../client/index.js";
import type { StreamEntry, StreamPage } from "../contract/index.js";
import { getUser, loadSession, sessionSignal, sessionStore } from "../session/index.js";
import { joinEntries } from "./joined-entries.js";
import type { Stream } from "./stream.js";
import {
  countsPages,
  needsAccount,
  type StreamFilters,
  type StreamOptions,
  toPageRequest,
} from "./stream-options.js";
import {
  getCountFromAddress,
  getKeptStream,
  keepStream,
  type StreamPlace,
  withCount,
} from "./stream-place.js";
import { getIds, withoutEntries } from "./stream-removals.js";
import { readPage } from "./stream-rows.js";
import { AUTOMATIC_LOADS, NO_STREAM, type StreamState } from "./stream-state.js";

/** Pages that load in parallel when a position is restored. */
const MAX_PARALLEL_PAGES = 4;

/** True for the last page. An empty page counts as the last: otherwise loading would never end. */
const isLastPage = ({ page, entries }: StreamPage) => page.last || entries.length === 0;

/** Creates a stream of content-7.2. It stops when `signal` aborts. */
export function createStream(options: StreamOptions, signal: AbortSignal): Stream {
  return new LoadedStream(options, signal);
}

class LoadedStream implements Stream {
  readonly store = createStore<StreamState>()(() => NO_STREAM);
  readonly #options: StreamOptions;
  readonly #signal: AbortSignal;
  readonly #id: string;
  #request;
  #place: StreamPlace | undefined;
  /** The first page that is displayed. */
  #from = 1;
  /** Loaded entries, including the removed ones. */
  #loaded: readonly StreamEntry[] = [];
  #gone: ReadonlySet<string> = new Set();
  /** Number of entries removed from the loaded pages. Later entries have moved up by as many places. */
  #moved = 0;
  /**
   * True if the last page had no new entries, as from a server that repeats pages. Automatic loading then
   * stops.
   */
  #isBarren = false;
  /** True if the displayed entries were loaded before the last `show`. */
  #isStale = false;
  #requestController = new AbortController();
  #again: (() => Promise<void>) | undefined;
  /** True while a request waits until the session has loaded. */
  #waitsForReader = false;

  constructor(options: StreamOptions, signal: AbortSignal) {
    this.#options = options;
    this.#signal = signal;
    this.#id = options.id ?? options.name;
    this.#request = toPageRequest(options);
    if (needsAccount(options.name) && !signal.aborted) this.#followReader();
  }

  load = (): Promise<void> => {
    const { name, page } = this.#options;
    if (page) return this.#loadPage(page);
    return this.#loadTo(1, countsPages(name) ? getCountFromAddress("loaded") : 1);
  };

  loadMore = async (): Promise<void> => {
    const { status, isLast, page } = this.store.getState();
    if (status === "loading" || status === "loading-more" || isLast || page === 0) return;
    await this.#ask("loading-more", async (signal) => {
      const { page: before } = this.store.getState();
      const next = Math.max(this.#from, before + 1 - Math.ceil(this.#moved / this.#request.pageSize));
      const answer = await readPage(this.#request, next, signal);
      if (signal.aborted) return;
      this.#moved = 0;
      const entries = joinEntries(this.#loaded, answer.entries);
      this.#isBarren = entries.length === this.#loaded.length;
      this.#take(entries, answer, next);
      this.#keep();
    });
  };

  canLoadAutomatically = (): boolean => {
    const { status, isLast, automaticLoads } = this.store.getState();
    const mayGoOn = this.#options.unlimited === true || automaticLoads < AUTOMATIC_LOADS;
    return status === "ready" && !isLast && mayGoOn && !this.#isBarren;
  };

  loadAutomatically = async (): Promise<void> => {
    if (!this.canLoadAutomatically()) return;
    this.store.setState(({ automaticLoads }) => ({ automaticLoads: automaticLoads + 1 }));
    await this.loadMore();
  };

  goTo = (page: number): Promise<void> => this.#replace(page, page);

  show = async (change: { readonly filters?: StreamFilters; readonly list?: string }): Promise<void> => {
    this.#request = { ...this.#request, ...change };
    this.#place = undefined;
    this.store.setState({ automaticLoads: 0 });
    this.#isStale = true;
    await this.#loadTo(1, 1);
  };

  refresh = async (): Promise<void> => {
    const { status, page } = this.store.getState();
    if (status !== "ready") return;
    await this.#ask(status, async (signal) => {
      const from = this.#from;
      if (page - from < MAX_PARALLEL_PAGES) return this.#readAll(from, page, signal);
      const { entries } = await readPage(this.#request, from, signal);
      if (signal.aborted) return;
      this.#loaded = joinEntries(entries, this.#loaded);
      this.#setGone(this.#gone);
    });
  };

  retry = async (): Promise<void> => {
    if (this.store.getState().status === "failed") await this.#again?.();
  };

  remove = (ids: readonly string[]): (() => void) => {
    const removedIds = getIds(this.#shown(), ids);
    this.#setGone(new Set([...this.#gone, ...removedIds]), removedIds.length);
    return () => {
      const back = removedIds.filter((id) => this.#gone.has(id));
      this.#setGone(new Set([...this.#gone].filter((id) => !back.includes(id))), -back.length);
    };
  };

  keepPlace = (place: StreamPlace): void => {
    this.#place = place;
    this.#keep();
  };

  takePlace = (): StreamPlace | undefined => {
    const place = this.#place;
    this.#place = undefined;
    return place;
  };

  /** Loads a page, or the last one if there are fewer pages. */
  async #loadPage(page: number): Promise<void> {
    await this.#loadTo(page, page);
    const { status, totalPages } = this.store.getState();
    if (status === "ready" && totalPages > 0 && page > totalPages)
      await this.#replace(totalPages, totalPages);
  }

  /** Loads the pages of the user's stored position, or else those from `first` to `last`. */
  #loadTo(first: number, last: number): Promise<void> {
    const storedStream = getKeptStream(this.#id);
    if (storedStream?.what !== this.#what()) return this.#replace(first, last);
    this.#place = storedStream.place;
    return this.#replace(storedStream.from, storedStream.to);
  }

  /** Replaces the displayed pages. If one fails, the pages before it stay. */
  #replace(first: number, last: number): Promise<void> {
    return this.#ask("loading", async (signal) => {
      const before = this.#from;
      const loaded = this.#loaded;
      this.#from = first;
      try {
        await this.#readAll(first, last, signal);
      } finally {
        if (!signal.aborted) {
          // No page has loaded, so the earlier entries stay.
          if (this.#loaded === loaded) this.#from = before;
          this.#keep();
        }
      }
    });
  }

  async #readAll(first: number, last: number, signal: AbortSignal): Promise<void> {
    this.#isBarren = false;
    let entries: readonly StreamEntry[] = [];
    for (let start = first; start <= last; start += MAX_PARALLEL_PAGES) {
      const numbers = [...Array(Math.min(MAX_PARALLEL_PAGES, last - start + 1)).keys()].map((i) => start + i);
      const reading = numbers.map((number) => readPage(this.#request, number, signal));
      const answers = await Promise.allSettled(reading);
      if (signal.aborted) return;
      let number = start;
      for (const answer of answers) {
        if (answer.status === "rejected") throw answer.reason;
        if (entries.length === 0) this.#forgetGone();
        entries = joinEntries(entries, answer.value.entries);
        this.#take(entries, answer.value, number++);
        if (isLastPage(answer.value)) return;
      }
    }
  }

  /** Forgets local removals, because newly loaded pages do not contain them. */
  #forgetGone(): void {
    this.#gone = new Set();
    this.#moved = 0;
  }

  /** Runs a request, and aborts an earlier one. */
  async #ask(
    status: "loading" | "loading-more" | "ready",
    work: (signal: AbortSignal) => Promise<void>,
  ): Promise<void> {
    if (this.#signal.aborted) return;
    this.#requestController.abort();
    this.#requestController = new AbortController();
    const own = AbortSignal.any([this.#signal, this.#requestController.signal]);
    this.#again = () => this.#ask(status, work);
    this.store.setState({ status, error: undefined });
    try {
      if (!needsAccount(this.#options.name)) await work(own);
      else if (await this.#isSignedIn()) {
        if (!own.aborted) await work(AbortSignal.any([own, sessionSignal()]));
      } else if (!own.aborted) this.#askForSignIn();
    } catch (error) {
      if (!own.aborted) this.#fail(error);
    }
  }

  async #isSignedIn(): Promise<boolean> {
    const { status } = sessionStore().getState();
    if (status !== "unknown") return status === "known";
    this.#waitsForReader = true;
    const found = await loadSession();
    this.#waitsForReader = false;
    // If the session fails to load, the stream's call gives a more exact error.
    return found.status !== "anonymous";
  }

  #fail(error: unknown): void {
    const known = isRequestError(error) ? error : undefined;
    if (!known) report(error);
    if (known?.code === "request/aborted") return; // The user has changed: the stream starts again.
    if (known?.status === 401 && needsAccount(this.#options.name)) {
      this.#askForSignIn();
      return;
    }
    // The displayed entries belong to another folder or topic.
    if (this.#isStale) this.#empty();
    this.store.setState({ status: "failed", error: known });
  }

  #empty(): void {
    this.#loaded = [];
    this.#setGone(new Set());
    this.store.setState(NO_STREAM);
  }

  #shown(): readonly StreamEntry[] {
    return withoutEntries(this.#loaded, this.#gone);
  }

  #setGone(removedIds: ReadonlySet<string>, moved = 0): void {
    this.#gone = removedIds;
    this.#moved = Math.max(0, this.#moved + moved);
    this.store.setState(({ total }) => ({
      entries: this.#shown(),
      total: total === undefined ? undefined : Math.max(0, total - moved),
    }));
  }

  #askForSignIn(): void {
    this.#empty();
    this.store.setState({ status: "sign-in-needed" });
  }

  #take(entries: readonly StreamEntry[], answer: StreamPage, page: number): void {
    this.#isStale = false;
    this.#loaded = entries;
    this.store.setState({
      status: "ready",
      entries: this.#shown(),
      page,
      totalPages: answer.page.totalPages,
      total: answer.page.totalEntries,
      isLast: isLastPage(answer),
      type: answer.type,
      isPaywallEnabled: answer.isPaywallEnabled,
      maintenance: answer.maintenanceStatus,
    });
  }

  #what(): string {
    return JSON.stringify([this.#request.list, this.#request.filters]);
  }

  #keep(): void {
    const { page } = this.store.getState();
    if (page === 0) return;
    const counts = countsPages(this.#options.name) && this.#from === 1;
    const address = counts ? withCount("loaded", page) : location.href;
    const place = this.#place && { place: this.#place };
    keepStream(this.#id, { from: this.#from, to: page, what: this.#what(), ...place }, address);
  }

  /** One user's entries must never show to the next user. */
  #followReader(): void {
    const unsubscribe = sessionStore().subscribe((now, before) => {
      // If the profile is unavailable, the stream's own call may find that the user is a guest.
      const hasBecomeGuest = before.status === "unknown" && now.status === "anonymous";
      const isSame = getUser(now)?.id === getUser(before)?.id && !hasBecomeGuest;
      if (isSame || this.#waitsForReader || this.store.getState().status === "idle") return;
      this.#requestController.abort();
      this.#empty();
      this.store.setState({ status: "loading" });
      if (now.status !== "unknown") void this.#replace(1, 1);
    });
    this.#signal.addEventListener("abort", unsubscribe, { once: true });
  }
}
