import { announce } from "@quire/core";
import type { StreamState } from "@quire/services/streams";
import { useEffect, useRef } from "react";
import { text } from "./text.js";

/**
 * Announces that more entries load, that they have loaded, and the end of the list. Errors are announced where they
 * show.
 * @param hasCount true if the list shows its number of items in a live region
 */
export function useAnnouncements(
  { status, entries, isLast, page, totalPages }: StreamState,
  hasCount: boolean,
): void {
  const count = entries.length;
  const before = useRef({ status, count, page });
  useEffect(() => {
    const was = before.current;
    if (was.status === status && was.page === page) return;
    before.current = { status, count, page };
    if (status === "loading-more" || (status === "loading" && count > 0)) announce(text("loading"));
    else if (status === "ready" && was.status === "loading-more") {
      const end = isLast ? [text("end", { count })] : [];
      announce([text("loaded", { count: Math.max(0, count - was.count) }), ...end].join(" "));
    } else if (status === "ready" && was.status === "loading" && was.count > 0 && !hasCount) {
      announce(text("page", { page, total: totalPages }));
    }
  }, [status, count, page, isLast, totalPages, hasCount]);
}
