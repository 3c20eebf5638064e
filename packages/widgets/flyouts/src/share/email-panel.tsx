import { report } from "@quire/core";
import { useFrameEvents, useHost } from "@quire/element";
import { GenericFailure } from "@quire/features/credentials";
import { loadSession, useSession } from "@quire/services/session";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { TryAgain } from "../try-again.js";
import type { EmailDraft } from "./use-email-draft.js";

type ShareLater = typeof import("./later/share-later.js");

let loaded: ShareLater | undefined;

/** Returns the code that loads after the panel is shown. All panels of the page share it. */
const shareLater = (): ShareLater | undefined => loaded;

interface EmailPanelProps {
  readonly url: string;
  readonly emailDraft: EmailDraft;
  readonly onSent: () => void;
}

/**
 * Panel for sharing by e-mail. Signed-in users have no FROM field (content-2.30). The form's code loads when the panel has
 * rendered, because other tabs show first.
 */
export function EmailPanel(props: EmailPanelProps): ReactNode {
  const { emailDraft } = props;
  const host = useHost();
  const { status } = useSession();
  const [asked, setAsked] = useState(false);
  const { later, hasLoadFailed, retry } = useShareLater();
  useFrameEvents(
    () => void loadSession().finally(() => host.signal.aborted || setAsked(true)),
    () => {},
  );
  if (hasLoadFailed)
    return (
      <TryAgain onRetry={retry}>
        <GenericFailure />
      </TryAgain>
    );
  // While the session is unknown, the form shows the fields of a guest.
  if (!later || (status === "unknown" && !asked)) return <Place />;
  const isKnown = status === "known";
  return <later.EmailForm key={`${isKnown} ${emailDraft.hasSessionEnded}`} isKnown={isKnown} {...props} />;
}

/** Placeholder of the form. If it has keyboard focus when the form arrives, the form takes focus. */
function Place(): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current: place } = box;
    const panel = place?.parentElement;
    return () => {
      if (!place?.matches(":focus")) return;
      queueMicrotask(() => panel?.querySelector<HTMLElement>("input, button")?.focus());
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a tab's panel without a control takes the focus itself.
    <div ref={box} tabIndex={0} aria-busy="true">
      <span className="quire-spinner" aria-hidden="true" />
    </div>
  );
}

function useShareLater() {
  const [later, setLater] = useState(shareLater);
  const [hasLoadFailed, setLoadFailed] = useState(false);
  useEffect(() => {
    if (later || hasLoadFailed) return;
    let isCancelled = false;
    loadShareLater().then(
      (loaded) => isCancelled || setLater(loaded),
      (cause) => {
        report(cause);
        if (!isCancelled) setLoadFailed(true);
      },
    );
    return () => {
      isCancelled = true;
    };
  }, [later, hasLoadFailed]);
  return { later, hasLoadFailed, retry: () => setLoadFailed(false) };
}

/** Loads the later code. After a failure the next call retries. */
export async function loadShareLater(): Promise<ShareLater> {
  loaded = await import("./later/share-later.js");
  return loaded;
}
