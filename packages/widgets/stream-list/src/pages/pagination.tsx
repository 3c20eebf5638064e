import { PAGINATION_SIZE, paginationItems } from "@quire/streams-service";
import { type ReactNode, useSyncExternalStore } from "react";
import { text } from "./text.js";

export { default as sheet } from "./pagination.css?inline";

/** Up to this width a screen is a phone's (content §9). */
const MOBILE = "(max-width: 767px)";

interface PaginationProps {
  readonly page: number;
  readonly total: number;
  readonly onChoose: (page: number) => void;
}

/** Numbered pages with Previous and Next: up to 7 numbers on desktop, 5 on mobile, with ellipses (content §2). */
export function Pagination({ page, total, onChoose }: PaginationProps): ReactNode {
  const isMobile = useSyncExternalStore(watchWidth, () => matchMedia(MOBILE).matches);
  const items = paginationItems(page, total, isMobile ? PAGINATION_SIZE.mobile : PAGINATION_SIZE.desktop);
  return (
    <nav part="pagination" aria-label={text("pages")}>
      <button part="previous" type="button" disabled={page <= 1} onClick={() => onChoose(page - 1)}>
        {text("previous")}
      </button>
      <ol part="pages">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an ellipsis is told apart by its place alone
          <li key={index}>
            {item === "ellipsis" ? (
              <span part="ellipsis">…</span>
            ) : (
              <button
                part="page"
                type="button"
                aria-label={text("toPage", { page: item })}
                aria-current={item === page ? "page" : undefined}
                onClick={() => onChoose(item)}
              >
                {item}
              </button>
            )}
          </li>
        ))}
      </ol>
      <button part="next" type="button" disabled={page >= total} onClick={() => onChoose(page + 1)}>
        {text("next")}
      </button>
    </nav>
  );
}

function watchWidth(onChange: () => void): () => void {
  const query = matchMedia(MOBILE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
