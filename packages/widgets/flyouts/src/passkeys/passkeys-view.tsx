import { reactView, useHost } from "@quire/element";
import {
  Passkeys,
  type PasskeysEvents,
  passkeysSheet,
  passkeysText,
  type ReaderPasskeys,
  renamingForm,
  usePasskeys,
} from "@quire/features/credentials";
import { useDraft } from "@quire/services/session";
import { lightStyles } from "@quire/ui";
import type { ReactNode } from "react";
import { credentialStyles } from "../flyout-styles.js";
import { SignedInFlyout } from "../signed-in-flyout.js";
import { TryAgain } from "../try-again.js";
import { useCleared } from "../use-cleared.js";

/** The passkeys of a signed-in user (beyond-30). */
export function PasskeysView(events: PasskeysEvents): ReactNode {
  const passkeys = usePasskeys();
  const renaming = useDraft(renamingForm, "passkeys-flyout");
  useCleared(useHost().shell.host, renaming.reset);
  return (
    <SignedInFlyout isSecret screen={passkeys.failed ? "failed" : ""} state={stateOf(passkeys)}>
      {({ emailAddress, username }) =>
        passkeys.list ? (
          <Passkeys
            {...events}
            passkeys={passkeys.list}
            change={passkeys.change}
            renaming={renaming}
            username={emailAddress || username}
          />
        ) : (
          <TryAgain onRetry={passkeys.reload}>{passkeysText("readFailed")}</TryAgain>
        )
      }
    </SignedInFlyout>
  );
}

function stateOf({ list, failed }: ReaderPasskeys) {
  if (failed) return "error";
  if (!list) return "loading";
  return list.length === 0 ? "empty" : "ready";
}

/** The export that the element imports later. */
export const view = reactView(PasskeysView, ...credentialStyles(), ...lightStyles(passkeysSheet));
