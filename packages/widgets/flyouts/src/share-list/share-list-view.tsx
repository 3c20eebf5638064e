import { reactView, useFrame } from "@quire/element";
import { Notice } from "@quire/ui";
import { type ReactNode, useLayoutEffect } from "react";
import { Flyout } from "../flyout.js";
import { SharePanel } from "../share/share-panel.js";
import { shareStyles } from "../share/share-styles.js";
import type { SharedDetail } from "../share/shared-detail.js";
import { listTitle } from "./list-title.js";
import { text } from "./text.js";
import { useListAddress } from "./use-list-address.js";

interface ShareListViewProps {
  readonly listId: string;
  readonly name: string;
  readonly onShared: (detail: SharedDetail) => void;
}

/** What the flyout holds once the folder's address is there (content-7.15). */
export function ShareListView({ listId, name, onShared }: ShareListViewProps): ReactNode {
  const frame = useFrame();
  const { address, isAsked, retry } = useListAddress(listId);
  useLayoutEffect(() => frame.setTitle(listTitle(name)), [frame, name]);

  if (address === undefined) return <Flyout state={isAsked ? "loading" : "ready"} />;
  if (address === "failed") {
    return (
      <Flyout screen="failed" state="error">
        <div className="quire-flyout">
          <Notice tone="error">{text("failed")}</Notice>
          <button type="button" className="quire-button" data-quiet="" onClick={retry}>
            {text("retry")}
          </button>
        </div>
      </Flyout>
    );
  }
  return (
    <Flyout screen={address}>
      <SharePanel url={address} title={name} onShared={onShared} />
    </Flyout>
  );
}

/** What the element imports once it is needed. */
export const view = reactView(ShareListView, ...shareStyles);
