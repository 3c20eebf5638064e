import { reactView, useFrame, useFrameEvents } from "@quire/element";
import { getListAddress } from "@quire/services/sharing";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import { Flyout } from "../flyout.js";
import { type SharedDetail, SharePanel } from "../share/share-panel.js";
import { shareStyles } from "../share/share-styles.js";
import { useEmailDraft } from "../share/use-email-draft.js";
import { TryAgain } from "../try-again.js";
import { getListTitle } from "./list-title.js";
import { text } from "./view/text.js";

interface ShareListViewProps {
  readonly listId: string;
  readonly name: string;
  readonly onShared: (detail: SharedDetail) => void;
}

/** Content of the flyout with the folder's address (content-7.15). */
export function ShareListView({ listId, name, onShared }: ShareListViewProps): ReactNode {
  const frame = useFrame();
  const { address, isRequested, retry } = useListAddress(listId);
  const emailDraft = useEmailDraft(address ?? "");
  useLayoutEffect(() => frame.setTitle(getListTitle(name)), [frame, name]);

  if (address === undefined) return <Flyout state={isRequested ? "loading" : "ready"} />;
  if (address === "failed") {
    return (
      <Flyout screen="failed" state="error">
        <TryAgain label={text("retry")} onRetry={retry}>
          {text("failed")}
        </TryAgain>
      </Flyout>
    );
  }
  return (
    <Flyout screen={address}>
      <SharePanel url={address} title={name} emailDraft={emailDraft} onShared={onShared} />
    </Flyout>
  );
}

/** The export that the element imports later. */
export const view = reactView(ShareListView, ...shareStyles);

interface ListAddress {
  /** The folder's address, or undefined while it loads. */
  readonly address: string | "failed" | undefined;
  readonly isRequested: boolean;
  readonly retry: () => void;
}

/** Requests the shareable address of a folder when the flyout opens, and again after a failure. */
function useListAddress(listId: string): ListAddress {
  const { isOpen } = useFrame();
  const [asked, setAsked] = useState(isOpen ? 1 : 0);
  const [found, setFound] = useState<{ readonly listId: string; readonly address: string }>();
  const hasFailed = found?.address === "failed";
  function ask(): void {
    setFound(undefined);
    setAsked((before) => before + 1);
  }
  useFrameEvents(
    () => {
      if (asked === 0 || hasFailed) ask();
    },
    () => {},
  );
  useEffect(() => {
    if (asked === 0) return;
    const abort = new AbortController();
    const { signal } = abort;
    const asking = listId ? getListAddress(listId, signal) : Promise.resolve(undefined);
    void asking.then((address = "failed") => {
      if (!signal.aborted) setFound({ listId, address });
    });
    return () => abort.abort();
  }, [asked, listId]);
  const address = found?.listId === listId ? found.address : undefined;
  return { address, isRequested: asked > 0, retry: ask };
}
