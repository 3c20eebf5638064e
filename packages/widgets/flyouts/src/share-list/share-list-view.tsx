import { reactView, useFrame } from "@quire/element";
import { type ReactNode, useLayoutEffect } from "react";
import { Flyout } from "../flyout.js";
import { type SharedDetail, SharePanel } from "../share/share-panel.js";
import { shareStyles } from "../share/share-styles.js";
import { useLetter } from "../share/use-letter.js";
import { TryAgain } from "../try-again.js";
import { listTitle } from "./list-title.js";
import { useListAddress } from "./use-list-address.js";
import { text } from "./view/text.js";

interface ShareListViewProps {
  readonly listId: string;
  readonly name: string;
  readonly onShared: (detail: SharedDetail) => void;
}

/** Content of the flyout with the folder's address (content-7.15). */
export function ShareListView({ listId, name, onShared }: ShareListViewProps): ReactNode {
  const frame = useFrame();
  const { address, isAsked, retry } = useListAddress(listId);
  const letter = useLetter(address ?? "");
  useLayoutEffect(() => frame.setTitle(listTitle(name)), [frame, name]);

  if (address === undefined) return <Flyout state={isAsked ? "loading" : "ready"} />;
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
      <SharePanel url={address} title={name} letter={letter} onShared={onShared} />
    </Flyout>
  );
}

/** The export that the element imports later. */
export const view = reactView(ShareListView, ...shareStyles);
