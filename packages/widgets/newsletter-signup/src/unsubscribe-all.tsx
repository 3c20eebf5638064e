import { GenericFailure } from "@quire/features/credentials";
import { useReader } from "@quire/services/session";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import type { Newsletter } from "./get-newsletters.js";
import { subscribedBy } from "./subscribed-by.js";
import { text } from "./text.js";
import { useEndingAll } from "./use-ending-all.js";

interface UnsubscribeAllProps {
  readonly newsletters: readonly Newsletter[];
  readonly onUnsubscribedAll: (detail: null) => void;
}

/** Unsubscribes from all types in the list, or shows the generic message on failure (content-8.10). */
export function UnsubscribeAll({ newsletters, onUnsubscribedAll }: UnsubscribeAllProps): ReactNode {
  const types = [...new Set(newsletters.map(({ type }) => type))];
  const subscribed = subscribedBy(useReader(), types);
  const { isBusy, hasFailed, end } = useEndingAll(types, subscribed, onUnsubscribedAll);
  const isIdle = isBusy || subscribed.length === 0;
  return (
    <div part="all">
      {hasFailed && (
        <Notice tone="error">
          <GenericFailure />
        </Notice>
      )}
      <button
        type="button"
        part="unsubscribe-all"
        className="quire-link"
        data-danger=""
        // Not `disabled`, which would lose the focus.
        aria-disabled={isIdle || undefined}
        onClick={() => !isIdle && end()}
      >
        {text("unsubscribeAll")}
      </button>
    </div>
  );
}
