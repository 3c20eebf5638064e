import { reactView } from "@quire/element";
import type { ReactNode } from "react";
import { type GivenItem, getGivenItem } from "../folder-choice/item-attributes.js";
import { SignedInFlyout } from "../signed-in-flyout.js";
import type { Discarded } from "./discard-item.js";
import { DiscardItem } from "./discard-item.js";
import { discardStyles } from "./discard-styles.js";
import { NothingToDiscard } from "./nothing-to-discard.js";

interface DiscardViewProps extends GivenItem {
  readonly onDiscarded: (detail: Discarded) => void;
}

/** Discards an item from My Library (content-2.28), for signed-in users (content-6.2). */
export function DiscardView({ onDiscarded, ...given }: DiscardViewProps): ReactNode {
  const item = getGivenItem(given);
  if (!item) return <NothingToDiscard />;
  return (
    <SignedInFlyout>
      {() => <DiscardItem key={item.id} item={item} onDiscarded={onDiscarded} />}
    </SignedInFlyout>
  );
}

/** The export that the element imports later. */
export const view = reactView(DiscardView, ...discardStyles);
