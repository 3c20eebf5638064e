import { ownDocument } from "@quire/core";
import { reactView } from "@quire/element";
import { getPageAddress, toAbsoluteAddress } from "@quire/services/sharing";
import { Notice } from "@quire/ui";
import type { ReactNode } from "react";
import { Flyout } from "../flyout.js";
import { type SharedDetail, SharePanel } from "./share-panel.js";
import { shareStyles } from "./share-styles.js";
import { useEmailDraft } from "./use-email-draft.js";
import { text } from "./view/text.js";

interface ShareViewProps {
  readonly url: string;
  readonly title: string;
  readonly onShared: (detail: SharedDetail) => void;
}

/** Content of the flyout (content-2.29). It needs no account (content-6.6). */
export function ShareView({ url, title, onShared }: ShareViewProps): ReactNode {
  const address = toAbsoluteAddress(url || getPageAddress());
  const emailDraft = useEmailDraft(address ?? "");
  if (address === undefined) {
    return (
      <Flyout screen="refused" state="error">
        <Notice tone="error">{text("notShareable")}</Notice>
      </Flyout>
    );
  }
  return (
    <Flyout screen={address}>
      <SharePanel
        url={address}
        title={title || (url ? "" : ownDocument.title)}
        emailDraft={emailDraft}
        onShared={onShared}
      />
    </Flyout>
  );
}

/** The export that the element imports later. */
export const view = reactView(ShareView, ...shareStyles);
