import { isPlainClick, ownWindow } from "@quire/core";
import {
  correctPage,
  enterPage,
  getCountFromAddress,
  getPaginationItems,
  type NumberedList,
  PAGINATION_SIZE,
  type Stream,
  withCount,
} from "@quire/services/streams";
import {
  type AnchorHTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from "react";
import { text } from "./text.js";

export { default as sheet } from "./pagination.css?inline";

/** Screens up to this width count as phones (content-9.1). */
const MOBILE = "(max-width: 767px)";

interface PaginationProps extends NumberedList {
  readonly stream: Stream;
  readonly page: number;
  readonly total: number;
  /** Called when a page that the user requested has loaded. */
  readonly onPage: () => void;
}

/**
 * Numbered pages with Previous and Next: up to 7 numbers on desktop, 5 on mobile, with ellipses (content-2.44,
 * content-2.45).
 */
export function Pagination({ id, parameter, stream, page, total, onPage }: PaginationProps): ReactNode {
  const isMobile = useSyncExternalStore(watchWidth, () => matchMedia(MOBILE).matches);
  const items = getPaginationItems(page, total, isMobile ? PAGINATION_SIZE.mobile : PAGINATION_SIZE.desktop);
  const goTo = usePages({ id, parameter }, stream, page, onPage);
  // Renders again after another list of the page has changed the address, so that links have both page numbers.
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
  const links = { parameter, total, onChoose: goTo };
  return (
    <nav part="pagination" aria-label={text("pages")} onFocus={lookAgain} onPointerEnter={lookAgain}>
      <PageLink part="previous" rel="prev" page={page - 1} {...links}>
        {text("previous")}
      </PageLink>
      <ol part="pages">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis has no other key than its place
          <li key={index}>
            {item === "ellipsis" ? (
              <span part="ellipsis">…</span>
            ) : (
              <PageLink
                part="page"
                aria-label={text("toPage", { page: item })}
                aria-current={item === page ? "page" : undefined}
                page={item}
                {...links}
              >
                {item}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <PageLink part="next" rel="next" page={page + 1} {...links}>
        {text("next")}
      </PageLink>
    </nav>
  );
}

interface PageLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly parameter: string;
  readonly page: number;
  readonly total: number;
  readonly onChoose: (page: number) => void;
}

/** A link, so that it can be opened in a tab and copied. Without such a page it is disabled. */
function PageLink({ parameter, page, total, onChoose, ...props }: PageLinkProps): ReactNode {
  const isInRange = page >= 1 && page <= total;
  if (!isInRange) return <a role="link" aria-disabled="true" {...props} />;
  function choose(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(page);
  }
  return <a href={withCount(parameter, page)} onClick={choose} {...props} />;
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(MOBILE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/**
 * Keeps the page number in the address. Each page that the user opens is a history entry once it has loaded, and Back
 * and Forward move between them.
 * @param onPage called when a page that the user requested has loaded
 * @returns a function that opens a page
 */
function usePages(
  { id, parameter }: NumberedList,
  stream: Stream,
  page: number,
  onPage: () => void,
): (page: number) => void {
  const wanted = useRef<number>(undefined);
  // Another topic starts at its first page. A tab that is chosen next must see the address of this page.
  useLayoutEffect(() => correctPage({ id, parameter }, page), [id, parameter, page]);
  useEffect(
    () =>
      stream.store.subscribe(({ status, page: there }) => {
        if (status !== "ready" || wanted.current === undefined) return;
        const isWantedPage = there === wanted.current;
        wanted.current = undefined;
        if (!isWantedPage) return;
        enterPage({ id, parameter }, there); // Before `onPage`, so that the place is stored in the new history entry.
        onPage();
      }),
    [id, parameter, stream, onPage],
  );
  useEffect(() => {
    const follow = () => {
      wanted.current = undefined;
      const page = getCountFromAddress(parameter);
      if (page !== stream.store.getState().page) void stream.goTo(page);
    };
    ownWindow.addEventListener("popstate", follow);
    return () => ownWindow.removeEventListener("popstate", follow);
  }, [stream, parameter]);
  return (next) => {
    wanted.current = next;
    void stream.goTo(next);
  };
}
