import type { Stream, StreamState } from "@quire/streams-service";
import type { ReactNode } from "react";
import { Problem } from "./list-note.js";
import { text } from "./text.js";
import type { LATER, Part } from "./use-later.js";

interface ListFootProps {
  readonly stream: Stream;
  readonly state: StreamState;
  /** Of a feed: its pagination, `undefined` while that is on its way. */
  readonly pages: Part<typeof LATER.pages>;
  readonly isOffline: boolean;
  readonly hideMore: boolean;
  /** The reader asked for more. */
  readonly onMore: () => void;
  readonly onPage: (page: number) => void;
}

/** What stands below the entries: the way to more of them, or why there is none. */
export function ListFoot(props: ListFootProps): ReactNode {
  const { stream, state, pages, isOffline, hideMore, onMore, onPage } = props;
  const { status, isLast, page, totalPages } = state;
  const isFeed = pages !== null;
  const isLoading = status === "loading-more";
  const isFailed = status === "failed";
  if (!isFailed && !isFeed && (isLast || (hideMore && !isLoading))) return null;
  return (
    <div part="foot">
      {isFailed && <Problem isOffline={isOffline} isMore onRetry={() => void stream.retry()} />}
      {pages && totalPages > 1 && <pages.Pagination page={page} total={totalPages} onChoose={onPage} />}
      {!isFeed && !isFailed && (
        <button
          part="more"
          type="button"
          className="quire-button"
          data-quiet=""
          aria-busy={isLoading}
          onClick={onMore}
        >
          <span className="quire-spinner" />
          {text(isLoading ? "loading" : "more")}
        </button>
      )}
    </div>
  );
}
