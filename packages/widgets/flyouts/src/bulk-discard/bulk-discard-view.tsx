import { reactView } from "@quire/element";
import type { ItemToSave } from "@quire/services/library";
import type { ReactNode } from "react";
import reportSheet from "../bulk-report/bulk-report.css?inline";
import { discardStyles } from "../discard/discard-styles.js";
import { NothingToDiscard } from "../discard/nothing-to-discard.js";
import { SignedInFlyout } from "../signed-in-flyout.js";
import type { BulkDiscarded } from "./discard-many.js";
import { DiscardMany } from "./discard-many.js";

interface BulkDiscardViewProps {
  readonly items: readonly ItemToSave[];
  readonly onBulkDiscarded: (detail: BulkDiscarded) => void;
}

/** Discards many items from My Library (content-2.25), for signed-in users (content-6.2). */
export function BulkDiscardView(props: BulkDiscardViewProps): ReactNode {
  const about = props.items.map(({ id }) => id).join(" ");
  if (about === "") return <NothingToDiscard />;
  return <SignedInFlyout>{() => <DiscardMany key={about} {...props} />}</SignedInFlyout>;
}

/** The export that the element imports later. */
export const view = reactView(BulkDiscardView, ...discardStyles, reportSheet);
