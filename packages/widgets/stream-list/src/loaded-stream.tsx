import { ownWindow, setOwnAttribute } from "@quire/core";
import { useHost, useWidgetState, type WidgetState } from "@quire/element";
import { ListProblem, SignInPrompt } from "@quire/features/lists";
import { type Stream, type StreamState, useStream } from "@quire/services/streams";
import { type ReactNode, type RefObject, useEffect, useId, useMemo, useRef, useState } from "react";
import type { StreamPanelProps } from "./attributes.js";
import { EntryList } from "./entry-list.js";
import { EntryRow } from "./entry-row.js";
import { FolderHeading, useShownFolder } from "./folder-heading.js";
import { ListProvider } from "./list-context.js";
import { ListFoot } from "./list-foot.js";
import { text } from "./text.js";
import { useAnnouncements } from "./use-announcements.js";
import { useAutomaticLoading } from "./use-automatic-loading.js";
import { useDiscards } from "./use-discards.js";
import { useFocusOnMore } from "./use-focus-on-more.js";
import { LAZY_PARTS, useLater } from "./use-later.js";
import type { ListSearch } from "./use-list-search.js";
import type { ListStream } from "./use-list-stream.js";
import { usePlace } from "./use-place.js";

interface LoadedStreamProps {
  readonly panel: StreamPanelProps;
  readonly listStream: ListStream;
  readonly folder: string;
  readonly search: ListSearch;
}

/** A stream's heading, its entries or the message in their place, and the controls for more. */
export function LoadedStream({ panel, listStream, folder, search }: LoadedStreamProps): ReactNode {
  const { id, parameter, source, label, format, selectable, hideMore, topicsCount, onLoad, renderEntry } =
    panel;
  const { stream, isRestored, isCurrent } = listStream;
  const { shell } = useHost();
  const [isHolding, setHolding] = useState(false);
  const state = useHeldState(stream, isHolding);
  const { status, entries, type, isPaywallEnabled, page, isLast } = state;
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const section = useRef<HTMLElement>(null);
  const isLibrary = source.stream === "saves" || source.stream === "list";
  const isReady = status === "ready";
  const isEmpty = isReady && isCurrent && isLast && entries.length === 0;
  const pages = useLater(LAZY_PARTS.pages, format === "feed");
  const isOrders = source.stream === "ordered";
  const orders = useLater(LAZY_PARTS.orders, isOrders);
  const selection = useLater(LAZY_PARTS.selection, selectable && isLibrary);
  const ownEmpty = isEmpty ? panel.renderEmpty?.() : undefined;
  const tools = useLater(LAZY_PARTS.tools, panel.toolbar && isLibrary);
  const isSearched = tools !== null && search.term !== "";
  const empty = useLater(LAZY_PARTS.empty, isEmpty && !isOrders && !ownEmpty && !isSearched);
  /** The list waits for parts that are loading, so that nothing moves. It works without parts that failed. */
  const isPending = isReady && [pages, orders, selection, tools, empty].includes(undefined);
  const Selector = selection?.Selector;
  const context = useMemo(
    () => ({ isLibrary, Selector, isPaywallEnabled, renderEntry }),
    [isLibrary, Selector, isPaywallEnabled, renderEntry],
  );
  const found = isPending ? "loading" : getWidgetState(state, navigator.onLine);
  // While a search or another order loads, the tools stay and keep the focus.
  const widgetState = found === "loading" && tools && search.isUsed ? "ready" : found;
  const isComing = widgetState === "loading";
  const isOffline = widgetState === "offline";
  const sentinel = useAutomaticLoading(
    stream,
    state,
    isRestored && !isComing && !isHolding && pages === null,
  );
  const focus = useFocusOnMore(list, entries);
  useDiscards(stream, list, isLibrary ? folder.replace(/^all$/, "") : undefined);
  const shownFolder = useShownFolder(isLibrary ? folder : "");
  useTopOnChange(section, folder);
  usePlace(stream, list, isComing ? 0 : entries.length, isRestored);

  useWidgetState(widgetState);
  useAnnouncements(state, tools !== null && search.isUsed);
  useRetryWhenOnline(stream);
  useEffect(() => {
    // The list replaces the page's own content.
    if (!isComing) setOwnAttribute(shell.host, "data-fallback", null);
  }, [shell, isComing]);
  useEffect(() => {
    if (status === "ready") onLoad({ page, count: stream.store.getState().entries.length, isLast });
  }, [stream, status, page, isLast, onLoad]);
  useEffect(() => {
    // All loaded entries were removed, but there are more.
    if (status === "ready" && entries.length === 0 && !isLast) void stream.loadMore();
  }, [stream, status, entries, isLast]);

  if (isComing) return null;
  return (
    <section part="stream" aria-labelledby={headingId} ref={section}>
      {shownFolder ? (
        <FolderHeading id={headingId} folder={shownFolder} hasCount={!tools} />
      ) : (
        <h2 part="heading" className="quire-unseen" id={headingId}>
          {label.trim() || text("heading", { stream: source.stream.replaceAll("-", "_") })}
        </h2>
      )}
      {status === "sign-in-needed" && <SignInPrompt />}
      {tools && (entries.length > 0 || isSearched || (search.isUsed && !isEmpty)) && (
        <tools.ListTools search={search} count={status === "ready" ? getCount(state) : undefined} />
      )}
      {tools && isSearched && isEmpty && <tools.NoMatches search={search} />}
      {!isSearched && ownEmpty}
      {isEmpty && !ownEmpty && orders && <orders.NoOrders />}
      {isEmpty && !ownEmpty && !isSearched && !empty && !orders && <p part="prompt">{text("nothing")}</p>}
      {empty && (
        <empty.EmptyState
          stream={source.stream}
          type={type}
          folder={folder}
          topicsCount={topicsCount}
          onReload={() => void stream.show({})}
        />
      )}
      {status === "failed" && entries.length === 0 && (
        <ListProblem isOffline={isOffline} isMore={false} onRetry={() => void stream.retry()} />
      )}
      {entries.length > 0 && (
        <>
          {selection && <selection.SelectionBar list={list} entries={entries} />}
          <ListProvider value={context}>
            <EntryList
              entries={entries}
              row={orders?.OrderRow ?? EntryRow}
              isBusy={status === "loading"}
              labelledBy={headingId}
              list={list}
            />
          </ListProvider>
          <ListFoot
            id={id}
            parameter={parameter}
            stream={stream}
            state={state}
            pages={pages}
            isOffline={isOffline}
            hideMore={hideMore}
            onMore={() => {
              focus.onNext();
              // A page that arrived in the meantime shows now.
              if (status !== "loading-more") void stream.loadMore();
            }}
            onHold={setHolding}
            onPage={focus.onList}
          />
        </>
      )}
      <div part="end" ref={sentinel} />
    </section>
  );
}

/** Returns the number of all entries, if it is known. */
function getCount({ total, isLast, entries }: StreamState): number | undefined {
  return total ?? (isLast ? entries.length : undefined);
}

/** Retries only failed requests. */
function useRetryWhenOnline({ retry }: Stream): void {
  useEffect(() => {
    ownWindow.addEventListener("online", retry);
    return () => ownWindow.removeEventListener("online", retry);
  }, [retry]);
}

/** Returns the state to show. Automatically loaded entries wait while the user points at what they would move. */
function useHeldState(stream: Stream, isHolding: boolean): StreamState {
  const state = useStream(stream);
  const shown = useRef(state);
  if (!isHolding || shown.current.status !== "loading-more") shown.current = state;
  return shown.current;
}

/** Returns the value of `data-state`. A guest's own list is empty. */
function getWidgetState(state: StreamState, isOnline: boolean): WidgetState {
  const { status, entries, error, isLast } = state;
  if (status === "sign-in-needed") return "empty";
  if (status === "failed") return error?.code === "request/offline" || !isOnline ? "offline" : "error";
  if (entries.length > 0) return "ready";
  return status === "ready" && isLast ? "empty" : "loading";
}

/** Scrolls to the top after a change of folder, topic or tab, if the user had scrolled down. */
function useTopOnChange(section: RefObject<HTMLElement | null>, what: string): void {
  const shown = useRef(what);
  useEffect(() => {
    if (shown.current === what) return;
    shown.current = what;
    const { current } = section;
    if (current && current.getBoundingClientRect().top < 0) current.scrollIntoView({ block: "start" });
  }, [section, what]);
}
