import { ListProblem, MoreButton } from "@quire/features/lists";
import type { Stream, StreamState } from "@quire/services/streams";
import type { ReactNode } from "react";
import type { LAZY_PARTS, Part } from "./use-later.js";

interface ListFootProps {
  readonly id: string;
  readonly parameter: string;
  readonly stream: Stream;
  readonly state: StreamState;
  /** The pagination of a feed, `undefined` while its code loads. */
  readonly pages: Part<typeof LAZY_PARTS.pages>;
  readonly isOffline: boolean;
  readonly hideMore: boolean;
  /** Called when the user requests more entries. */
  readonly onMore: () => void;
  readonly onHold: (isHolding: boolean) => void;
  /** Called when a page that the user requested has loaded. */
  readonly onPage: () => void;
}

/** Shows the button or the pages that lead to more entries, or the reason why there are none. */
export function ListFoot(props: ListFootProps): ReactNode {
  const { id, parameter, stream, state, pages, isOffline, hideMore, onMore, onHold, onPage } = props;
  const { status, isLast, page, totalPages } = state;
  const isFeed = pages !== null;
  const isLoading = status === "loading-more";
  const isFailed = status === "failed";
  if (!isFailed && !isFeed && (isLast || (hideMore && !isLoading))) return null;
  return (
    <div part="foot">
      {isFailed && <ListProblem isOffline={isOffline} isMore onRetry={() => void stream.retry()} />}
      {pages && totalPages > 1 && (
        <pages.Pagination
          id={id}
          parameter={parameter}
          stream={stream}
          page={page}
          total={totalPages}
          onPage={onPage}
        />
      )}
      {!isFeed && !isFailed && <MoreButton isLoading={isLoading} onMore={onMore} onHold={onHold} />}
    </div>
  );
}
