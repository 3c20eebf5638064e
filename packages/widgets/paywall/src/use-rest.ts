import { report } from "@quire/core";
import { useHost } from "@quire/element";
import { useEffect, useState } from "react";
import type { PaywallViewProps } from "./attributes.js";
import { getGatedContent } from "./gated-content.js";
import type { RestOutcome } from "./load-rest.js";
import type { AccessState } from "./use-access.js";

type RestProps = Pick<PaywallViewProps, "for" | "tiers" | "metered" | "restUrl" | "content">;

/** The access to a text, and if all free articles are read. */
interface RestState extends AccessState {
  readonly areAllRead: boolean;
}

/**
 * Loads the rest of the text from `rest-url` for readers with access, and for all others while they have free articles. It
 * puts the rest into the content, and takes it out when the access ends. The access is unknown until the rest is there.
 * @example
 * const { access, retry } = useRest(props, useAccess(props, held));
 */
export function useRest(props: RestProps, before: AccessState): RestState {
  const { restUrl, metered, tiers, for: readers, content } = props;
  const { access } = before;
  const { shell } = useHost();
  const [outcome, setOutcome] = useState<RestOutcome>();
  const [attempt, setAttempt] = useState(0);
  const isRestNeeded = restUrl !== undefined && isDue(access, metered);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the rest again
  useEffect(() => {
    setOutcome(undefined);
    if (restUrl === undefined) return;
    const [place] = getGatedContent(shell.host, content);
    if (!isDue(access, metered)) return place?.replaceChildren();
    const abort = new AbortController();
    import("./load-rest.js")
      .then(({ loadRest }) => loadRest({ restUrl, metered, tiers, for: readers }, abort.signal))
      .catch((error): RestOutcome => ({ kind: "failed", error }))
      .then((loaded) => {
        if (abort.signal.aborted) return;
        if (loaded.kind === "failed") report(loaded.error);
        if (loaded.kind === "loaded") place?.replaceChildren(...loaded.nodes);
        setOutcome(loaded);
      });
    return () => abort.abort();
  }, [shell, restUrl, metered, tiers, readers, content, access, attempt]);
  if (!isRestNeeded) return { ...before, areAllRead: false };
  return {
    access: getAccess(before, outcome),
    isRetrying: attempt > 0 && outcome === undefined,
    retry: () => setAttempt(attempt + 1),
    areAllRead: outcome?.kind === "refused" && outcome.reason === "no-articles-left",
  };
}

const isDue = (access: AccessState["access"], isMetered: boolean) =>
  access === "open" || (isMetered && (access === "sign-in" || access === "subscribe"));

function getAccess({ access }: AccessState, outcome: RestOutcome | undefined): AccessState["access"] {
  if (outcome?.kind === "loaded") return "open";
  if (outcome?.kind === "failed") return "failed";
  if (outcome === undefined) return "unknown";
  // The API knows better than the profile in this browser.
  if (access === "open") return outcome.reason === "sign-in" ? "sign-in" : "subscribe";
  return access;
}
